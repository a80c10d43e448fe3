import { type Context, sessionOf } from '#bff/context';
import { lostAnswerOf, readAfterwards } from '#bff/legacy/after-write';
import { LegacyKeptNothing, unconfirmed } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import type { Session } from '#bff/session';
import { changesDirectory } from '#bff/users/changes-directory';
import { ownRecord, recordToChange } from '#bff/users/own-user';
import { identicalPhpValue, samePhpValue } from '#bff/users/same-php-value';
import { fieldsOf, holdingsOf } from '#bff/users/user-fields';
import { requireSavable } from '#bff/users/user-size';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { type UserRecord, updateUser } from '#contracts/users/own-user.legacy';

/** Fields to set, by the part of the user they belong to; fields not named stay as they are. */
export interface OwnUserChange {
  /** The stored name of the user's picture. */
  readonly picture?: string;
  /** The account's sign-in, and its name, which follows it. */
  readonly email?: string;
  readonly username?: string;
  readonly public_configuration?: Readonly<Record<string, unknown>>;
  readonly configuration?: Readonly<Record<string, unknown>>;
}

const parts = ['public_configuration', 'configuration'] as const;
const ownFields = ['picture', 'email', 'username'] as const;

/** How a changed user is written; fails as the call does. */
export interface UserWrite {
  /** The name of the call, by which a failure is known. */
  readonly call: string;
  readonly send: (context: Context, privateToken: string, user: UserRecord, change: OwnUserChange) => Promise<unknown>;
}

/** Replaces the user whole. */
const wholeUser: UserWrite = {
  call: updateUser.name,
  send: ({ legacy }, private_token, user) => legacy.call(updateUser, { private_token, user }),
};

/** How often a change is made when a save that began earlier undoes it. */
const mostAttempts = 3;

/**
 * Changes the signed-in user while no other task here rewrites them; gives back the user as last read. See
 * `updateLockedUser` for what is checked and what refuses.
 */
export function updateOwnUser(
  context: Context,
  changeOf: (user: UserRecord) => OwnUserChange,
  session = sessionOf(context),
): Promise<UserRecord> {
  return withUsersLocked(context, { call: updateUser, session }, () => updateLockedUser(context, changeOf, session));
}

/**
 * Changes the signed-in user, for a task that holds the user's lock already: reads the whole record, sets the fields
 * that `changeOf` names, writes, reads again and compares all of it. A change that is already there is not written; one
 * that another save undid at the same moment is made again on the new record. Gives back the user as last read. Refuses
 * with `account_full` what the user would be too large with, and with `changed_elsewhere` when the fields are neither
 * the new nor the old ones, or are undone at every attempt; fails with `LegacyKeptNothing` when the platform reported
 * success and nothing has changed, and before the write as `recordToChange` does. A lost answer is settled by the
 * second reading; whatever makes that fail, the outcome is unknown (decision 26). A professional's change of what the
 * directory shows has the directory read again.
 *
 * @param write replaces the user whole unless given
 */
export async function updateLockedUser(
  context: Context,
  changeOf: (user: UserRecord) => OwnUserChange,
  session = sessionOf(context),
  write = wholeUser,
): Promise<UserRecord> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const changed = await changeOnce(context, changeOf, session, write);
    if (changed) return changed;
  }
  throw new OperationFailed('changed_elsewhere');
}

/** Makes the change once: gives the changed user, or undefined when another save undid the change. */
async function changeOnce(
  context: Context,
  changeOf: (user: UserRecord) => OwnUserChange,
  session: Session,
  write: UserWrite,
): Promise<UserRecord | undefined> {
  const { privateToken, userType } = session;
  const before = await recordToChange(context, session);
  const change = changeOf(before);
  if (holds(before, change, identicalPhpValue)) return before;
  const sent = withChange(before, change);
  requireSavable(withChange(before, {}), sent, Object.keys(change.public_configuration ?? {}));
  context.fieldMemory.forget(session.publicToken, emptiedBy(change));
  const lostAnswer = await lostAnswerOf(write.send(context, privateToken, sent, change));
  const isShown = userType === 'professional' && changesDirectory(before, change);
  if (isShown) context.directory.invalidate();
  const after = await readAfterwards(() => ownRecord(context, session)).catch((failure: unknown) => {
    throw lostAnswer ?? unconfirmed(write.call, failure);
  });
  const others = otherFields(sent, after, change);
  if (others.length > 0) context.log.warn('user_changed_meanwhile', { fields: others });
  if (holds(after, change)) return after;
  if (lostAnswer) throw lostAnswer;
  if (!stands(before, after, change)) throw new OperationFailed('changed_elsewhere');
  if (others.length === 0) throw new LegacyKeptNothing(write.call);
  return undefined;
}

/** The whole user with the fields set; a password is never sent. */
function withChange({ password: _never, ...user }: UserRecord, change: OwnUserChange): UserRecord {
  return {
    ...user,
    ...ofUserItself(change),
    public_configuration: { ...user.public_configuration, ...change.public_configuration },
    manager_configuration: user.manager_configuration,
    configuration: { ...user.configuration, ...change.configuration },
  };
}

function holds(user: UserRecord, change: OwnUserChange, isSame = samePhpValue): boolean {
  const fields = fieldsOf(user);
  return Object.entries(flatChange(change)).every(([field, value]) => isSame(fields[field], value));
}

/** Whether the fields of the change stand as they stood before. */
function stands(before: UserRecord, after: UserRecord, change: OwnUserChange): boolean {
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys(flatChange(change)).every((field) => samePhpValue(one[field], other[field]));
}

/** The fields outside the change that differ from what was sent: another program wrote them. */
function otherFields(sent: UserRecord, after: UserRecord, change: OwnUserChange): string[] {
  const [one, other] = [fieldsOf(sent), fieldsOf(after)];
  const own = new Set(['password', ...Object.keys(flatChange(change))]);
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].filter((field) => !own.has(field) && !samePhpValue(one[field], other[field]));
}

/** The fields that a change leaves without content: PHP may leave them out from now on. */
function emptiedBy(change: OwnUserChange): string[] {
  return [...holdingsOf(flatChange(change))].flatMap(([field, holding]) => (holding === 'content' ? [] : [field]));
}

/** The fields of a change by dotted name, as `fieldsOf` names them. */
function flatChange(change: OwnUserChange): Readonly<Record<string, unknown>> {
  const inParts = parts.flatMap((part) =>
    Object.entries(change[part] ?? {}).map(([field, value]) => [`${part}.${field}`, value] as const),
  );
  return { ...ofUserItself(change), ...Object.fromEntries<unknown>(inParts) };
}

/** The fields of a change that stand in the user itself, not in one of its parts. */
function ofUserItself(change: OwnUserChange): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ownFields.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field]] as const])),
  );
}
