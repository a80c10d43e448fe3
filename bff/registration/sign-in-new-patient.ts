import type { Context } from '#bff/context';
import { admittedUser, openPasswordSession } from '#bff/login/password-sign-in';
import { OperationFailed } from '#bff/operation-failed';
import type { OpenedAccount } from '#bff/registration/find-opened-account';
import type { SignedIn } from '#contracts/login/login.api';

interface NewCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs a newly registered patient in by the rules of the log-in: the platform itself admits the credentials, the attempt
 * counts, and the session is a new one that ends with the browser. Null when that does not succeed, whatever the reason,
 * since the account is open all the same; and where somebody else is signed in already, whose session a registration
 * never ends.
 */
export async function signInNewPatient(
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
