import { http, type RequestHandler } from 'msw';
import { informedConsent } from '#contracts/informed-consent/informed-consent.legacy';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { platformFile } from '#mocks/engine/platform-file';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import { consentPdf } from '#mocks/informed-consent/consent-pdf';
import { documentAddress } from '#mocks/informed-consent/document-address';
import { documentText } from '#mocks/informed-consent/document-text';
import { keepConsent } from '#mocks/informed-consent/keep-consent';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/**
 * Consents: signs as often as requested, so that a double signature shows, or only makes the document. The documents
 * are open to anyone with their address, as the platform's are.
 */
export function createInformedConsentHandlers(platform: Platform): RequestHandler[] {
  const { db, now } = platform;
  return [
    legacyHandler(platform, informedConsent, ({ private_token, user_pt, download_only, ...written }) => {
      const patient = userByToken(platform, private_token).public_token;
      const therapist = db.users.get(user_pt);
      if (therapist?.public_configuration.type !== 'dottore') throw new PlatformRefused('UNKNOWN_USER');
      if (Object.values(written).some((text) => text.trim() === '')) throw new PlatformRefused('MISSING_FIELDS');
      const pair = `${patient}-${user_pt}`;
      const name = download_only ? `anteprima-${pair}.pdf` : `${db.nextToken(`consenso-${pair}`)}.pdf`;
      const created_timestamp = secondsFromInstant(now());
      const document = { name, patient, therapist: user_pt, ...written, signed: !download_only, created_timestamp };
      if (download_only) db.consentDocuments.put(document);
      else keepConsent(db, document);
      return { file: documentAddress(name) };
    }),
    http.get<{ file: string }>('*/backend/assets/documents/:file', ({ request, params: { file } }) =>
      platformFile(platform, {
        name: 'consentDocument',
        request,
        type: 'application/pdf',
        bytes: async () => {
          const document = db.consentDocuments.get(file);
          return document && consentPdf(documentText(platform, document));
        },
      }),
    ),
  ];
}
