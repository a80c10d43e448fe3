import type { RequestHandler } from 'msw';
import { socialLogin } from '#contracts/login/login.legacy';
import type { UserRow } from '#mocks/db/rows';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';
import { registeredUser } from '#mocks/registration/registered-user';
import { userByEmail } from '#mocks/users/find-user';

/**
 * Sign-in with a provider's profile: opens the session of the user with that e-mail, patient or not, or of a new
 * patient without any consent. The real platform would check the credential with the provider; this one only requires
 * one.
 */
export function createSocialHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(platform, socialLogin, ({ email, firstName, lastName, idToken, authToken }) => {
      if (!idToken && !authToken) throw new PlatformRefused('INVALID_CREDENTIAL');
      return { user: userByEmail(platform, email) ?? newPatient(platform, { email, firstName, lastName }) };
    }),
  ];
}

function newPatient(
  platform: Platform,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): UserRow {
  const address = email.trim().toLowerCase();
  const user = registeredUser(platform, {
    email: address,
    username: address,
    password: '',
    public_configuration: { type: 'paziente', nome: firstName, cognome: lastName },
    configuration: { act: '' },
  });
  platform.db.users.put(user);
  return user;
}
