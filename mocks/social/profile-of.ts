import type { SocialProvider } from '#contracts/login/login.api';
import type { SocialAccount } from '#mocks/social/accounts';

/** The profile of an account in the words of the provider. */
export function profileOf(provider: SocialProvider, { id, firstName, lastName, email }: SocialAccount): unknown {
  const name = `${firstName} ${lastName}`;
  const mail = email === '' ? {} : { email };
  if (provider === 'facebook') return { id, name, ...mail, first_name: firstName, last_name: lastName };
  return { sub: id, name, ...mail, email_verified: true, given_name: firstName, family_name: lastName };
}
