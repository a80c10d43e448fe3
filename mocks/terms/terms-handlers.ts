import { http, type RequestHandler } from 'msw';
import { isTermsFile } from '#contracts/terms/terms-file';
import { platformFile } from '#mocks/engine/platform-file';
import type { Platform } from '#mocks/platform';
import { docxOf, termsTexts } from '#mocks/terms/docx-of';

/** The terms and privacy documents at the platform's address; other files of that folder are left to other handlers. */
export function createTermsHandlers(platform: Platform): RequestHandler[] {
  return [
    http.get<{ file: string }>('*/backend/assets/documents/:file', async ({ request, params: { file } }) => {
      if (!isTermsFile(file)) return undefined;
      const bytes = async () => docxOf(termsTexts[file]);
      return platformFile(platform, { name: 'termsDocument', request, type: 'application/octet-stream', bytes });
    }),
  ];
}
