import type { RequestHandler } from 'msw';
import { register, userValidate } from '#contracts/registration/registration.legacy';
import type { UserRow } from '#mocks/db/rows';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import { sendEmail } from '#mocks/engine/send-email';
import type { Platform } from '#mocks/platform';
import { registeredUser } from '#mocks/registration/registered-user';

const shortestPassword = 8;

/**
 * Accounts as the platform opens them: one per e-mail, and a professional's has to be approved by the administration.
 */
export function createRegistrationHandlers(platform: Platform): RequestHandler[] {
  const { db } = platform;
  return [
    legacyHandler(platform, register, ({ user }) => {
      const email = user.email.trim().toLowerCase();
      // The platform ignores blanks around a password when it counts, but keeps them in the password.
      if (user.password.trim().length < shortestPassword) throw new PlatformRefused('PASSWORD_TOO_SHORT');
      if (db.users.list((other) => other.email === email).length > 0) {
        throw new PlatformRefused('EMAIL_NOT_AVAILABLE', { email_available: false });
      }
      const row = registeredUser(platform, { ...user, email });
      db.users.put(row);
      db.credentials.put({ public_token: row.public_token, password: user.password });
      welcome(platform, row);
      return { user: row };
    }),
    legacyHandler(platform, userValidate, () => []),
  ];
}

function welcome(platform: Platform, user: UserRow): void {
  const isProfessional = user.public_configuration.type === 'dottore';
  sendEmail(platform, user, isProfessional ? received : completed);
}

const completed = {
  subject: 'Registrazione completata',
  text: 'La tua registrazione è completa. Ora puoi accedere con la tua e-mail e la tua password.',
};

const received = {
  subject: 'Registrazione ricevuta',
  text: 'Abbiamo ricevuto la tua registrazione. Verifichiamo i tuoi dati e ti scriviamo appena puoi accedere.',
};
