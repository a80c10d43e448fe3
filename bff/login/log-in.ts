import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { isApproved, signedInFrom } from '#bff/login/login-mapping';
import { openSession } from '#bff/login/open-session';
import {
  accountName,
  forgetFailedAttempts,
  noteFailedAttempt,
  secondsUntilNextAttempt,
} from '#bff/login/sign-in-attempts';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import type { OperationInput } from '#contracts/kernel/operation';
import { logIn } from '#contracts/login/login.api';
import { login } from '#contracts/login/login.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

type LogInInput = OperationInput<typeof logIn>;

/** Opens a sealed session for an approved user whose credentials the platform accepts. */
export const handleLogIn: OperationHandler<typeof logIn> = async (context, input) => {
  // One after the other, or passwords tried all at once would pass the limit together.
  const user = await context.oneAtATime(`sign-in:${accountName(input.email)}`, () => knownUser(context, input));
  if (!isApproved(user)) throw refusal(logIn, 'awaiting_approval');

  const session = await openSession(context, user, input.rememberMe);
  return signedInFrom(user, session, context.settings);
};

/** The user the credentials belong to; a failure counts against account and address. */
async function knownUser(context: Context, { email, password, rememberMe }: LogInInput): Promise<LegacyUser> {
  const attempt = { email, address: context.clientAddress, now: context.now() };
  const retryAfterSeconds = await secondsUntilNextAttempt(context.attempts, attempt);
  if (retryAfterSeconds > 0) throw refusal(logIn, 'too_many_attempts', { retryAfterSeconds });
  try {
    const { user } = await context.legacy.call(login, { email, password, rememberMe });
    await forgetFailedAttempts(context.attempts, email);
    return user;
  } catch (failure) {
    if (!isRefusal(failure)) throw failure;
    await noteFailedAttempt(context.attempts, attempt);
    throw refusal(logIn, 'wrong_credentials');
  }
}
