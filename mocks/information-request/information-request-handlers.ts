import type { RequestHandler } from 'msw';
import { requestInfo } from '#contracts/information-request/information-request.legacy';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import { sendEmail } from '#mocks/engine/send-email';
import type { Platform } from '#mocks/platform';

const team = { email: 'assistenza@ascolto.example' };

const subjects = {
  info: 'Richiesta di informazioni',
  specializzazione: 'Specializzazione mancante',
  intervento: 'Area di intervento mancante',
} as const;

/** Questions to the team: each becomes an e-mail to it. */
export function createInformationRequestHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(platform, requestInfo, ({ nome, cognome, email, telefono, messaggio, request, type, role }) => {
      if ([nome, email, telefono, messaggio].includes('')) throw new PlatformRefused('MISSING_FIELDS');
      const who = `${`${nome} ${cognome}`.trim()} (${role === 'doctor' ? 'professionista' : 'paziente'})`;
      const about = request === '' ? '' : ` Riguarda: ${request}.`;
      sendEmail(platform, team, {
        subject: subjects[type],
        text: `${who}, ${email}, ${telefono}.${about} ${messaggio}`,
      });
      return { success: true };
    }),
  ];
}
