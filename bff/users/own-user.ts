import { type Context, sessionOf } from '#bff/context';
import { session as sessionCall } from '#contracts/login/login.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** The signed-in user, freshly read from the platform. */
export async function ownUser(context: Context): Promise<LegacyUser> {
  const { user } = await context.legacy.call(sessionCall, { private_token: sessionOf(context).privateToken });
  return user;
}
