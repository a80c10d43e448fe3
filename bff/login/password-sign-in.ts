import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { approvalOf, registeredAt, signedInFrom } from '#bff/login/login-mapping';
import { openSession } from '#bff/login/open-session';
import { accountName, countSignIn, mayBeWrongCredentials, takeBackAttempt } from '#bff/login/sign-in-attempts';
import { refusal } from '#bff/operation-failed';
import { rememberSignIn } from '#bff/users/own-user';
import type { OperationInput } from '#contracts/kernel/operation';
import { logIn, type SignedIn } from '#contracts/login/login.api';
import { ownUserAsItCame } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

type Credentials = OperationInput<typeof logIn>;

/**
 * The approved user whose credentials the platform accepts. Refuses with `wrong_credentials`, `awaiting_approval`,
 * `approval_refused` or `too_many_attempts`; opens no session.
 */
export async function admittedUser(context: Context, credentials: Credentials): Promise<LegacyUser> {
  const user = await passwordOwner(context, credentials);
  const approval = approvalOf(user);
  if (approval === 'refused') throw refusal(logIn, 'approval_refused');
  if (approval === 'waiting') throw refusal(logIn, 'awaiting_approval', { registeredAt: registeredAt(user) });
  return user;
}

/**
 * The user whose credentials the platform accepts, approved or not. Refuses with `wrong_credentials` or
 * `too_many_attempts`. One at a time for an account, so that the user's own sign-in under way does not count against
 * the next.
 */
export function passwordOwner(context: Context, credentials: Credentials): Promise<LegacyUser> {
  const key = `sign-in:${accountName(credentials.email)}`;
  return context.runInTurn([key], () => knownUser(context, credentials));
}

/**
 * Opens a sealed session for an admitted user, in place of an earlier one of this browser. Another password than before
 * ends the sessions opened with the old one, which may have been stolen (LOGIN-21).
 */
export async function openPasswordSession(
  context: Context,
  user: LegacyUser,
  { password, rememberMe }: Credentials,
): Promise<SignedIn> {
  const passwordMark = context.passwordMark(user.public_token, password);
  await context.session.clearOtherPasswords(user.public_token, passwordMark);
  const session = await openSession(context, user, { remembered: rememberMe, passwordMark });
  return signedInFrom(user, session, context.settings);
}

/**
 * The user of the credentials. The attempt counts against account and address until it turns out not to be a failure.
 */
async function knownUser(context: Context, { email, password, rememberMe }: Credentials): Promise<LegacyUser> {
  const attempt = { email, address: context.clientAddress };
  const retryAfterSeconds = await countSignIn(context.attempts, attempt);
  if (retryAfterSeconds > 0) throw refusal(logIn, 'too_many_attempts', { retryAfterSeconds });
  const asked = context.legacy.call(ownUserAsItCame.login, { email, password, rememberMe });
  const { user, userAsItCame } = await asked.catch(async (failure: unknown) => {
    if (!mayBeWrongCredentials(failure)) await takeBackAttempt(context.attempts, attempt);
    throw isRefusal(failure) ? refusal(logIn, 'wrong_credentials') : failure;
  });
  await takeBackAttempt(context.attempts, attempt);
  rememberSignIn(context, user, userAsItCame);
  return user;
}
