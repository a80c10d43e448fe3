import { http, type RequestHandler } from 'msw';
import { isTermsFile, type TermsFile } from '#contracts/terms/terms-file';
import type { Platform } from '#mocks/platform';
import { platformFile } from '#mocks/platform-file';
import { docxOf } from '#mocks/terms/docx-of';
import { patientPrivacy } from '#mocks/terms/patient-privacy';
import { patientTerms } from '#mocks/terms/patient-terms';
import { professionalPrivacy } from '#mocks/terms/professional-privacy';
import { professionalTerms } from '#mocks/terms/professional-terms';
import type { TermsText } from '#mocks/terms/terms-text';

/** What each of the four documents says. */
export const termsTexts: Readonly<Record<TermsFile, TermsText>> = {
  'Patient_Termini_e_Condizioni.docx': patientTerms,
  'Patient_Privacy.docx': patientPrivacy,
  'Professional_Termini_e_Condizioni.docx': professionalTerms,
  'Professional_Privacy.docx': professionalPrivacy,
};

/** The terms and privacy documents where the platform keeps them; other files of that folder are others' to answer. */
export function createTermsHandlers(platform: Platform): RequestHandler[] {
  return [
    http.get<{ file: string }>('*/backend/assets/documents/:file', async ({ request, params: { file } }) => {
      if (!isTermsFile(file)) return undefined;
      const bytes = async () => docxOf(termsTexts[file]);
      return platformFile(platform, { name: 'termsDocument', request, type: 'application/octet-stream', bytes });
    }),
  ];
}
