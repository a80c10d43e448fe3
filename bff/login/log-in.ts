import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { isApproved, signedInFrom, userTypeOf } from '#bff/login/login-mapping';
import { lifetimeFrom } from '#bff/login/session-lifetime';
import { forgetFailedAttempts, noteFailedAttempt, secondsUntilNextAttempt } from '#bff/login/sign-in-attempts';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { logIn } from '#contracts/login/login.api';
import { login } from '#contracts/login/login.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** Opens a sealed session for an approved user whose credentials the platform accepts. */
export const handleLogIn: OperationHandler<typeof logIn> = async (context, input) => {
  const attempt = { email: input.email, address: context.clientAddress, now: context.now() };
  const retryAfterSeconds = await secondsUntilNextAttempt(context.attempts, attempt);
  if (retryAfterSeconds > 0) throw refusal(logIn, 'too_many_attempts', { retryAfterSeconds });

  const user = await askPlatform(context, input).catch(async (failure: unknown) => {
    if (!isRefusal(failure)) throw failure;
    await noteFailedAttempt(context.attempts, attempt);
    throw refusal(logIn, 'wrong_credentials');
  });
  await forgetFailedAttempts(context.attempts, input.email);
  if (!isApproved(user)) throw refusal(logIn, 'awaiting_approval');

  const session = {
    sid: crypto.randomUUID(),
    privateToken: requiredToken(user),
    publicToken: user.public_token,
    userType: userTypeOf(user),
    remembered: input.rememberMe,
    ...lifetimeFrom(context.now(), input.rememberMe),
  };
  await context.session.clear();
  context.session.replace(session);
  return signedInFrom(user, session, context.settings);
};

async function askPlatform(
  context: Context,
  input: { email: string; password: string; rememberMe: boolean },
): Promise<LegacyUser> {
  const { email, password, rememberMe } = input;
  return (await context.legacy.call(login, { email, password, rememberMe })).user;
}

function requiredToken(user: LegacyUser): string {
  if (!user.private_token) throw new Error('The platform signed a user in without a private token.');
  return user.private_token;
}
