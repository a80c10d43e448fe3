import { type Context, sessionOf } from '#bff/context';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { Session } from '#bff/session';
import { session as sessionCall } from '#contracts/login/login.legacy';
import { ownUserRecord, type UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** The signed-in user, freshly read from the platform. Fails with `LegacyUnreadable` where the record is another's. */
export async function ownUser(context: Context): Promise<LegacyUser> {
  const { privateToken, publicToken } = sessionOf(context);
  const { user } = await context.legacy.call(sessionCall, { private_token: privateToken });
  if (user.public_token !== publicToken) throw unreadable('not the own user', 'user.public_token');
  return user;
}

/**
 * The session's own user as the platform wrote it, freshly read, to be written back with a change. Fails with
 * `LegacyUnreadable` where the record is another's or was answered without its public part: writing that back would
 * replace the account by it (LEGACY-13).
 */
export async function ownRecord(
  context: Context,
  { privateToken, publicToken, userType }: Session,
): Promise<UserRecord> {
  const { user } = await context.legacy.call(ownUserRecord, { private_token: privateToken });
  if (String(user['public_token']) !== publicToken) throw unreadable('not the own user', 'user.public_token');
  const { public_configuration: published } = user;
  // Of a patient the platform may not keep the type (GUARD-03).
  const isWhole = userType === 'patient' ? Object.keys(published).length > 0 : published['type'] === 'dottore';
  if (!isWhole) throw unreadable('half a user', 'user.public_configuration');
  return user;
}

function unreadable(reason: string, path: string): LegacyUnreadable {
  return new LegacyUnreadable(sessionCall.name, reason, false, [path]);
}
