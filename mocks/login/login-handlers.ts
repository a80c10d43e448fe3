import type { RequestHandler } from 'msw';
import { hourMs, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { login, restorePassword, session } from '#contracts/login/login.legacy';
import type { UserRow } from '#mocks/db/rows';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import { sendEmail } from '#mocks/engine/send-email';
import type { Platform } from '#mocks/platform';
import { userByEmail, userByToken } from '#mocks/users/find-user';

/** Sign-in, session and password recovery, as the platform does them. */
export function createLoginHandlers(platform: Platform): RequestHandler[] {
  const { db } = platform;
  return [
    legacyHandler(platform, login, ({ email, password }) => {
      const user = userByEmail(platform, email);
      if (!user || db.credentials.get(user.public_token)?.password !== password) {
        throw new PlatformRefused('WRONG_CREDENTIALS');
      }
      return { user };
    }),
    legacyHandler(platform, session, ({ private_token }) => ({ user: userByToken(platform, private_token) })),
    legacyHandler(platform, restorePassword, ({ email }) => {
      const user = userByEmail(platform, email);
      if (!user) throw new PlatformRefused('USER_NOT_FOUND');
      sendRecoveryLink(platform, user);
      return { success: true };
    }),
  ];
}

function sendRecoveryLink(platform: Platform, user: UserRow): void {
  const token = platform.db.nextToken('recupero');
  const expires_timestamp = secondsFromInstant(shiftInstant(platform.now(), hourMs));
  platform.db.recoveries.put({ token, user: user.public_token, expires_timestamp });
  sendEmail(platform, user, {
    subject: 'Recupero password',
    text: 'Hai chiesto di cambiare la password. Il link vale un’ora; se la richiesta non è tua, ignora questo messaggio.',
    link: `/recupero?token=${token}`,
  });
}
