import { type Context, sessionOf } from '#bff/context';
import type { LegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { Session } from '#bff/session';
import { recordIn } from '#bff/users/php-parts';
import { fieldsInParts, fieldsOf, holdingsOf } from '#bff/users/user-fields';
import { session as sessionCall } from '#contracts/login/login.legacy';
import { ownUserAsItCame, ownUserRecord, type UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

type Reading = Pick<Context, 'legacy' | 'fieldMemory'>;

/** The signed-in user, freshly read; see `userOf`. */
export function ownUser(context: Context): Promise<LegacyUser> {
  return userOf(context, sessionOf(context));
}

/**
 * The user of a session, freshly read from the platform. Fails with `LegacyUnreadable` where the record is another's or
 * was answered without its public part, and as the call does.
 */
export async function userOf(context: Reading, session: Session): Promise<LegacyUser> {
  const { privateToken: private_token, publicToken } = session;
  const { user, userAsItCame } = await context.legacy.call(ownUserAsItCame.session, { private_token });
  requireWhole(userAsItCame, session);
  context.fieldMemory.noteReading(publicToken, holdingsOf(fieldsOf(userAsItCame)));
  return user;
}

/** The record of a session's user as the platform wrote it, freshly read. Fails as `userOf` does. */
export async function ownRecord(context: Reading, session: Session): Promise<UserRecord> {
  const { user } = await readRecord(context, session);
  return user;
}

/**
 * The record that `ownRecord` reads, to be written back with a change. Where it lacks what the user had when last read,
 * it is read once more; fails with `LegacyUnreadable` where that lacks it, too: writing half a record back would
 * replace the account by it (LEGACY-13).
 */
export async function recordToChange(context: Reading, session: Session): Promise<UserRecord> {
  const first = await readRecord(context, session);
  if (first.missing.length === 0) return first.user;
  const { user, missing } = await readRecord(context, session);
  const [field] = missing;
  if (field !== undefined) throw unreadable('half a user', `user.${field}`);
  return user;
}

/** Remembers what a sign-in tells of the user; of the user itself it may tell more than a reading, such as a token. */
export function rememberSignIn({ fieldMemory }: Reading, { public_token }: LegacyUser, userAsItCame: unknown): void {
  fieldMemory.learn(public_token, holdingsOf(fieldsInParts(userAsItCame)));
}

/** The record, and what it lacks of what the user had. */
async function readRecord({ legacy, fieldMemory }: Reading, session: Session) {
  const user = await recordOf(legacy, session);
  return { user, missing: fieldMemory.noteReading(session.publicToken, holdingsOf(fieldsOf(user))) };
}

/** The record that `ownRecord` reads, of which nothing is remembered. Fails as `userOf` does. */
export async function recordOf(legacy: LegacyClient, session: Session): Promise<UserRecord> {
  const { user } = await legacy.call(ownUserRecord, { private_token: session.privateToken });
  requireWhole(user, session);
  return user;
}

/** Another's record would show one person's data to another, or be written over theirs; half a one, over the whole. */
function requireWhole(user: unknown, { publicToken, userType }: Session): void {
  const { public_token: token, public_configuration } = recordIn(user);
  const published = recordIn(public_configuration);
  const isOwn = (typeof token === 'string' || typeof token === 'number') && String(token) === publicToken;
  if (!isOwn) throw unreadable('not the own user', 'user.public_token');
  // Of a patient the platform may not keep the type (GUARD-03).
  const isWhole = userType === 'patient' ? Object.keys(published).length > 0 : published['type'] === 'dottore';
  if (!isWhole) throw unreadable('half a user', 'user.public_configuration');
}

function unreadable(reason: string, path: string): LegacyUnreadable {
  return new LegacyUnreadable(sessionCall.name, reason, false, [path]);
}
