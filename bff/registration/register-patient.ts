import { legacyAddress } from '#bff/addresses/legacy-address';
import type { Context } from '#bff/context';
import { admittedUser, openPasswordSession } from '#bff/login/password-sign-in';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OpenedAccount } from '#bff/registration/find-opened-account';
import { openAccount } from '#bff/registration/open-account';
import { personConfiguration } from '#bff/registration/person-configuration';
import type { OperationHandler } from '#bff/run-operation';
import { romeDate } from '#contracts/kernel/rome-time';
import type { SignedIn } from '#contracts/login/login.api';
import { isOfAge } from '#contracts/registration/is-of-age';
import { registerPatient } from '#contracts/registration/registration.api';

/** Opens a patient's account and signs the patient in. Refuses with `under_age` (REG-114). */
export const handleRegisterPatient: OperationHandler<typeof registerPatient> = async (context, input) => {
  if (!isOfAge(input.birthDate, romeDate(context.now()))) throw refusal(registerPatient, 'under_age');
  const opened = await openAccount(context, {
    idempotencyKey: input.idempotencyKey,
    email: input.email,
    password: input.password,
    configuration: { ...personConfiguration(input), type: 'paziente', indirizzo: legacyAddress(input.address) },
  });
  return { signedIn: await signInNewPatient(context, opened, input) };
};

interface NewCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs a newly registered patient in by the rules of the log-in: the platform itself admits the credentials, the
 * attempt counts, and the session is a new one that ends with the browser. Null when that does not succeed, whatever
 * the reason, since the account is open all the same; and where somebody else is signed in already, whose session a
 * registration never ends.
 */
async function signInNewPatient(
  context: Context,
  { publicToken }: OpenedAccount,
  { email, password }: NewCredentials,
): Promise<SignedIn | null> {
  const present = context.session.readOwnAccount();
  if (present && present.publicToken !== publicToken) return null;
  const credentials = { email: email.toLowerCase(), password, rememberMe: false };
  try {
    const user = await admittedUser(context, credentials);
    if (user.public_token === publicToken) return await openPasswordSession(context, user, credentials);
    throw new Error('The platform signed another user in than it registered.');
  } catch (failure) {
    const reason = failure instanceof OperationFailed ? failure.code : nameOf(failure);
    context.log.warn('sign_in_after_registration_failed', { reason });
    return null;
  }
}

function nameOf(failure: unknown): string {
  return failure instanceof Error ? failure.name : typeof failure;
}
