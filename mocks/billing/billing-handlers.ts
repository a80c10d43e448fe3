import { http, type RequestHandler } from 'msw';
import type { UserRow } from '#mocks/db/rows';
import { platformFile } from '#mocks/engine/platform-file';
import { samplePdf } from '#mocks/media/media-file';
import type { Platform } from '#mocks/platform';

/** The signed documents, open to anyone who knows a signature, as the platform's are. */
export function createBillingHandlers(platform: Platform): RequestHandler[] {
  return [
    http.get<{ file: string }>('*/php/signature-documents/:file', ({ request, params: { file } }) =>
      platformFile(platform, {
        name: 'signedDocument',
        request,
        type: 'application/pdf',
        bytes: async () => {
          const isSigned = platform.db.users.list((user) => signaturesOf(user).includes(file)).length > 0;
          return isSigned ? samplePdf(file) : undefined;
        },
      }),
    ),
  ];
}

function signaturesOf({ manager_configuration: { sign_doc = [] } }: UserRow): string[] {
  return sign_doc.map(({ signature }) => `${signature}.pdf`);
}
