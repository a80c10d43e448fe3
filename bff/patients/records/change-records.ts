import type { Context } from '#bff/context';
import { recordRows } from '#bff/patients/records/own-records';
import { removalIn } from '#bff/patients/removal/removed-records';
import { withAscolto } from '#bff/users/ascolto-part';
import { type OwnUserChange, updateOwnUser } from '#bff/users/update-own-user';
import { hourMs, secondsFromInstant } from '#contracts/kernel/instant';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** For how long a removal can be undone while other records change; its tab seldom lives longer. */
const undoableForMs = hourMs;

/**
 * Changes the records of the caller's own patients as they are on the platform now; `changed` gets their rows and gives
 * them back. Fails as `updateOwnUser` does (LEG-68).
 */
export async function changeRecords(
  context: Context,
  changed: (rows: readonly unknown[]) => readonly unknown[],
): Promise<readonly unknown[]> {
  const saved = await updateOwnUser(context, (user) => {
    const rows = recordRows(user);
    const next = changed(rows);
    return next === rows ? {} : { public_configuration: { patients: next }, ...withoutOldRemoval(context, user) };
  });
  return recordRows(saved);
}

/** What was removed long ago is dropped, so that not every save carries it along. */
function withoutOldRemoval(context: Context, user: UserRecord): Pick<OwnUserChange, 'configuration'> {
  const removal = removalIn(user);
  const isOld = removal !== undefined && removal.removedAt < secondsFromInstant(context.now()) - undoableForMs / 1000;
  return isOld ? { configuration: withAscolto(user, { removed_records: null }) } : {};
}
