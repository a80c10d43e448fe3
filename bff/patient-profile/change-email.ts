import { isRefusal } from '#bff/legacy/legacy-failures';
import { confirmPassword } from '#bff/login/confirm-password';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import { changeEmail } from '#contracts/patient-profile/patient-profile.api';

/**
 * Changes the e-mail and the username that follows it, on the user as they are at that moment, once the password is
 * right. The session stays: it holds the private token, which does not depend on the address. Refuses with
 * `email_taken` what the platform says is another account's, with `email_changed` when another address than the shown
 * one stands, and as `confirmPassword` does (PATIENT-35).
 */
export const handleChangeEmail: OperationHandler<typeof changeEmail> = async (context, input) => {
  await confirmPassword(context, input.password);
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
};

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
