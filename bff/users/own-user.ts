import { type Context, sessionOf } from '#bff/context';
import type { LegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { Session } from '#bff/session';
import { session as sessionCall } from '#contracts/login/login.legacy';
import { ownUserRecord, type UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

type Tokens = Pick<Session, 'privateToken' | 'publicToken'>;

/** The signed-in user, freshly read; see `userOf`. */
export function ownUser(context: Context): Promise<LegacyUser> {
  return userOf(context.legacy, sessionOf(context));
}

/**
 * The user of a session, freshly read from the platform. Fails with `LegacyUnreadable` where the record is another's,
 * and as the call does.
 */
export async function userOf(legacy: LegacyClient, { privateToken, publicToken }: Tokens): Promise<LegacyUser> {
  const { user } = await legacy.call(sessionCall, { private_token: privateToken });
  requireOwn(user.public_token, publicToken);
  return user;
}

/** The user of a session as the platform wrote it, freshly read. Fails as `userOf` does. */
export async function recordOf(legacy: LegacyClient, { privateToken, publicToken }: Tokens): Promise<UserRecord> {
  const { user } = await legacy.call(ownUserRecord, { private_token: privateToken });
  requireOwn(user['public_token'], publicToken);
  return user;
}

/** Another's record would show one person's data to another, or be written over theirs. */
function requireOwn(token: unknown, publicToken: string): void {
  const isOwn = (typeof token === 'string' || typeof token === 'number') && String(token) === publicToken;
  if (!isOwn) throw unreadable('not the own user', 'user.public_token');
}

/** The record of a session's user. Fails as `recordOf` does, and where it was answered without its public part. */
export async function ownRecord(context: Context, session: Session): Promise<UserRecord> {
  const { user } = await readWhole(context, session);
  return user;
}

/**
 * The record that `ownRecord` reads, to be written back with a change. Where most of a part is gone that the user had
 * minutes ago it is read once more; fails with `LegacyUnreadable` where it is gone again: writing half a record back
 * would replace the account by it (LEGACY-13).
 */
export async function recordToChange(context: Context, session: Session): Promise<UserRecord> {
  const first = await readWhole(context, session);
  if (first.gone.length === 0) return first.user;
  const { user, gone } = await readWhole(context, session);
  const [field] = gone;
  if (field !== undefined) throw unreadable('half a user', `user.${field}`);
  return user;
}

/** The record, and the fields that are gone with most of their part since the last reading. */
async function readWhole(context: Context, session: Session) {
  const user = await recordOf(context.legacy, session);
  const { public_configuration: published } = user;
  // Of a patient the platform may not keep the type (GUARD-03).
  const isWhole = session.userType === 'patient' ? Object.keys(published).length > 0 : published['type'] === 'dottore';
  if (!isWhole) throw unreadable('half a user', 'user.public_configuration');
  const { password: _neverSent, ...fields } = fieldsOf(user);
  return { user, gone: context.fieldMemory.goneWithPart(session.publicToken, Object.keys(fields)) };
}

/** The fields of a user and of its three parts, by dotted name. */
export function fieldsOf({ public_configuration, manager_configuration, configuration, ...user }: UserRecord) {
  const partsOf = Object.entries({ public_configuration, manager_configuration, configuration });
  const inParts = partsOf.flatMap(([part, fields]) =>
    Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value] as const),
  );
  return Object.fromEntries<unknown>([...Object.entries(user), ...inParts]);
}

function unreadable(reason: string, path: string): LegacyUnreadable {
  return new LegacyUnreadable(sessionCall.name, reason, false, [path]);
}
