import { countAttempt } from '#bff/count-attempt';
import { accountName } from '#bff/login/sign-in-attempts';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { recoverPassword } from '#contracts/login/login.api';
import { restorePassword } from '#contracts/login/login.legacy';

/** Requests per account in fifteen minutes, from any address. */
const perAccount = 5;

/**
 * Passes the request on; every refusal of the platform becomes the same refusal. Five requests per account in fifteen
 * minutes, counted whether or not the account exists, so that no mailbox is flooded (RECOV-07).
 */
export const handleRecoverPassword: OperationHandler<typeof recoverPassword> = async (context, { email }) => {
  const ofAccount = { name: 'recover-password', limit: perAccount, of: accountName(email) };
  const retryAfterSeconds = await countAttempt(context, ofAccount);
  if (retryAfterSeconds > 0) throw refusal(recoverPassword, 'too_many_attempts', { retryAfterSeconds });
  await context.legacy.call(restorePassword, { email }, { operation: recoverPassword, anyRefusal: 'recovery_refused' });
  return {};
};
