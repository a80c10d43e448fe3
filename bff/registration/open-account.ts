import { withGivenConsents } from '#bff/consents/with-given-consents';
import type { Context } from '#bff/context';
import { hasUnknownOutcome, isRefusal } from '#bff/legacy/legacy-failures';
import { refusal } from '#bff/operation-failed';
import { withDatedChoices } from '#bff/patient-profile/patient-decisions';
import { countRegistration } from '#bff/registration/count-registration';
import {
  accountMark,
  findOpenedAccount,
  type NewAccount,
  type OpenedAccount,
} from '#bff/registration/find-opened-account';
import { mandatoryConsents } from '#contracts/consents/consents.api';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { registerPatient } from '#contracts/registration/registration.api';
import { register } from '#contracts/registration/registration.legacy';

/**
 * Opens the account, with moment and version of its consents, or recognises the one that the same idempotency key
 * opened before. Refuses with `email_taken`, `password_too_short`, `registration_refused` or `too_many_attempts`; fails
 * with the platform's failure when it stays unknown whether the account exists.
 */
export async function openAccount(context: Context, asked: NewAccount): Promise<OpenedAccount> {
  const retryAfterSeconds = await countRegistration(context);
  if (retryAfterSeconds > 0) throw refusal(registerPatient, 'too_many_attempts', { retryAfterSeconds });
  const account = { ...asked, email: asked.email.toLowerCase() };
  return context.runExclusive([`registration:${account.email}`], () => open(context, account));
}

async function open(context: Context, account: NewAccount): Promise<OpenedAccount> {
  try {
    return await write(context, account);
  } catch (failure) {
    const opened = mayBeOpened(failure) ? await find(context, account, failure) : undefined;
    if (opened) return opened;
    throw registrationRefusal(context, failure);
  }
}

/**
 * After a lost answer a failed look-up leaves the outcome unknown; `email_taken` is answered only after a successful
 * look-up.
 */
function find(context: Context, account: NewAccount, failure: unknown): Promise<OpenedAccount | undefined> {
  const found = findOpenedAccount(context, account);
  return isTaken(failure) ? found : found.catch(() => undefined);
}

async function write(context: Context, account: NewAccount): Promise<OpenedAccount> {
  const { email, password, configuration } = account;
  const { user } = await context.legacy.call(register, {
    notify_email: configuration.type,
    public_token: context.settings.parentAppToken,
    user: {
      email,
      username: email,
      password,
      public_configuration: configuration,
      configuration: { act: accountMark(account), ...decisionsOf(account, secondsFromInstant(context.now())) },
    },
  });
  return { publicToken: user.public_token, privateToken: user.private_token };
}

/**
 * This program's part of a new user: the consents, which registration requires, and the newsletter if it was chosen;
 * `at` in Unix seconds.
 */
function decisionsOf({ configuration: { isNewsLetter } }: NewAccount, at: number) {
  const configuration = withGivenConsents({ configuration: {} }, mandatoryConsents, at);
  return isNewsLetter
    ? withDatedChoices({ configuration }, [{ choice: 'newsletter', value: true }], at)
    : configuration;
}

/* Both registrations declare the same refusals, so those of `registerPatient` serve for both. */

/**
 * Whether the failure may hide an opened account: the answer was lost, or the e-mail is taken, perhaps by this attempt.
 */
function mayBeOpened(failure: unknown): boolean {
  return hasUnknownOutcome(failure) || isTaken(failure);
}

/** The registration's failure as the browser sees it; a failure that is not a refusal is passed on. */
function registrationRefusal(context: Context, failure: unknown): unknown {
  if (!isRefusal(failure)) return failure;
  if (isTaken(failure)) return refusal(registerPatient, 'email_taken');
  if (failure.refusal === 'PASSWORD_TOO_SHORT') return refusal(registerPatient, 'password_too_short');
  context.log.warn('registration_refused', { code: codeIn(failure.refusal) });
  return refusal(registerPatient, 'registration_refused');
}

/** The platform's user name is the e-mail, so either may be reported as taken (REG-115). */
function isTaken(failure: unknown): boolean {
  return isRefusal(failure, 'EMAIL_NOT_AVAILABLE') || isRefusal(failure, 'USERNAME_NOT_AVAILABLE');
}

/** The code to log: the platform may refuse with a sentence, which might quote a user. */
function codeIn(refused: string): string {
  return /^(?:[A-Z][A-Z0-9_]{0,63}|status \d{3}|error)$/.test(refused) ? refused : 'a sentence';
}
