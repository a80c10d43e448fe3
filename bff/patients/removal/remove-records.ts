import { type Context, sessionOf } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import { recordRows } from '#bff/patients/records/own-records';
import { removalIn } from '#bff/patients/removal/removed-records';
import { nameOf, seal, unseal } from '#bff/patients/removal/sealing';
import { withAscolto } from '#bff/users/ascolto-part';
import { ownRecord } from '#bff/users/own-user';
import { updateOwnUser } from '#bff/users/update-own-user';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { UserRecord } from '#contracts/users/own-user.legacy';

type Rows = readonly unknown[];

/** Rows with something left out, and what that was: any JSON, from which it can be put back. */
export interface RowsWithout {
  readonly rest: Rows;
  readonly removed: Rows;
}

/**
 * Removes part of the caller's own records in one write, which also keeps what is removed, sealed under the key (see
 * `removedRecordsField`). Gives what was removed, or undefined where an earlier attempt with this key has done it.
 * Fails with `changed_elsewhere` where what is to be removed changes meanwhile, and as `updateOwnUser` does.
 */
export async function removeRecords(
  context: Context,
  undoKey: string,
  without: (rows: Rows) => RowsWithout,
): Promise<Rows | undefined> {
  const act = await nameOf(undoKey);
  const before = await ownRecord(context, sessionOf(context));
  if (removalIn(before)?.act === act) return undefined;
  const { removed } = without(recordRows(before));
  if (removed.length === 0) return removed;
  const sealed = await seal(undoKey, JSON.stringify(removed));
  const removed_at = secondsFromInstant(context.now());
  await updateOwnUser(context, (user) => {
    if (removalIn(user)?.act === act) return {};
    const now = without(recordRows(user));
    if (JSON.stringify(now.removed) !== JSON.stringify(removed)) throw new OperationFailed('changed_elsewhere');
    return {
      public_configuration: { patients: now.rest },
      configuration: withAscolto(user, { removed_records: { act, sealed, removed_at } }),
    };
  });
  return removed;
}

/**
 * Puts back what was removed with this key; `putBack` gets the rows and what was removed. Done twice it changes
 * nothing. Gives whether it stands; false where something else was removed since, or nobody can read it any more.
 */
export async function restoreRecords(
  context: Context,
  undoKey: string,
  putBack: (rows: Rows, removed: Rows) => Rows,
): Promise<boolean> {
  const act = await nameOf(undoKey);
  const before = removalIn(await ownRecord(context, sessionOf(context)));
  if (before?.act !== act) return false;
  if (before.sealed === '') return true;
  const text = await unseal(undoKey, before.sealed);
  if (text === undefined) return false;
  const removed = JSON.parse(text) as Rows;
  const removed_at = secondsFromInstant(context.now());
  await updateOwnUser(context, (user) => {
    if (!isStill(user, act, before.sealed)) return {};
    return {
      public_configuration: { patients: putBack(recordRows(user), removed) },
      configuration: withAscolto(user, { removed_records: { act, sealed: '', removed_at } }),
    };
  });
  return true;
}

function isStill(user: UserRecord, act: string, sealed: string): boolean {
  const removal = removalIn(user);
  return removal?.act === act && removal.sealed === sealed;
}
