import type { Context } from '#bff/context';
import { userTypeOf } from '#bff/login/login-mapping';
import { lifetimeFrom } from '#bff/login/session-lifetime';
import type { Session } from '#bff/session';
import type { LegacyUser } from '#contracts/users/users.legacy';

/**
 * Opens a sealed session for a user the platform has admitted, by password or provider; an earlier session of the
 * browser ends. The caller checks the user's approval first.
 */
export async function openSession(
  context: Context,
  user: LegacyUser,
  { remembered, passwordMark }: Pick<Session, 'remembered' | 'passwordMark'>,
): Promise<Session> {
  const session: Session = {
    sid: crypto.randomUUID(),
    privateToken: requiredToken(user),
    passwordMark,
    publicToken: user.public_token,
    userType: userTypeOf(user),
    scope: 'full',
    remembered,
    ...lifetimeFrom(context.now(), remembered),
  };
  await context.session.clear();
  context.session.replace(session);
  return session;
}

function requiredToken(user: LegacyUser): string {
  if (!user.private_token) throw new Error('The platform signed a user in without a private token.');
  return user.private_token;
}
