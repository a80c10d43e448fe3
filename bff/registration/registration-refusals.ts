import type { Context } from '#bff/context';
import { hasUnknownOutcome, isRefusal } from '#bff/legacy/legacy-failures';
import { refusal } from '#bff/operation-failed';
import { registerPatient } from '#contracts/registration/registration.api';

/* Both ways of registering declare these refusals alike. */

/** Whether the failure may hide an account that was opened: the answer was lost, or the address is taken, by us perhaps. */
export function mayBeOpened(failure: unknown): boolean {
  return hasUnknownOutcome(failure) || isTaken(failure);
}

/** The failure of a registration as the browser is told it; what is not a refusal stays as it is. */
export function registrationRefusal(context: Context, failure: unknown): unknown {
  if (!isRefusal(failure)) return failure;
  if (isTaken(failure)) return refusal(registerPatient, 'email_taken');
  if (failure.refusal === 'PASSWORD_TOO_SHORT') return refusal(registerPatient, 'password_too_short');
  context.log.warn('registration_refused', { code: codeIn(failure.refusal) });
  return refusal(registerPatient, 'registration_refused');
}

/** The user's name at the platform is their address, so that either may be the one that is taken (REG-115). */
export function isTaken(failure: unknown): boolean {
  return isRefusal(failure, 'EMAIL_NOT_AVAILABLE') || isRefusal(failure, 'USERNAME_NOT_AVAILABLE');
}

/** The platform may refuse with a sentence, which might quote somebody. */
function codeIn(refused: string): string {
  return /^(?:[A-Z][A-Z0-9_]{0,63}|status \d{3}|error)$/.test(refused) ? refused : 'a sentence';
}
