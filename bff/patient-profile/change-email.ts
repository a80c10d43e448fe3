import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { withConfirmedPassword } from '#bff/login/confirm-password';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import { hourMs } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { changeEmail } from '#contracts/patient-profile/patient-profile.api';

/** Changes in an hour, those refused among them: each tells whether somebody's address has an account. */
const perAccount = 5;
const perAddress = 20;

/**
 * Changes the e-mail and the username that follows it, on the user as they are at that moment, once the password is
 * right. The session stays: it holds the private token, which does not depend on the address. Refuses with
 * `email_taken` what the platform says is another account's, with `email_changed` when another address than the shown
 * one stands, with `too_many_changes`, and as `withConfirmedPassword` does (PATIENT-35).
 */
export const handleChangeEmail: OperationHandler<typeof changeEmail> = async (context, input) =>
  withConfirmedPassword(context, input.password, async () => {
    await countChange(context);
    return change(context, input);
  });

async function countChange(context: Context): Promise<void> {
  const ofAccount = { name: 'change-email', limit: perAccount, of: sessionOf(context).publicToken, windowMs: hourMs };
  const ofAddress = { name: 'change-email-from', limit: perAddress, windowMs: hourMs };
  for (const attempt of [ofAccount, ofAddress]) {
    const retryAfterSeconds = await countAttempt(context, attempt);
    if (retryAfterSeconds > 0) throw refusal(changeEmail, 'too_many_changes', { retryAfterSeconds });
  }
}

async function change(context: Context, input: OperationInput<typeof changeEmail>): Promise<{ email: string }> {
  // As registration stores it (REG-114).
  const email = input.email.toLowerCase();
  try {
    await updateOwnUser(context, (user) => {
      const stands = String(user['email'] ?? '');
      if (!isSameAddress(stands, input.shown) && !isSameAddress(stands, email)) {
        throw refusal(changeEmail, 'email_changed', { email: stands });
      }
      return { email, username: email };
    });
  } catch (failure) {
    const isTaken = isRefusal(failure, 'EMAIL_NOT_AVAILABLE') || isRefusal(failure, 'USERNAME_NOT_AVAILABLE');
    throw isTaken ? refusal(changeEmail, 'email_taken') : failure;
  }
  return { email };
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
