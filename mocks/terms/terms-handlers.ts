import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { isTermsFile, type TermsFile } from '#contracts/terms/terms-file';
import type { Fault } from '#mocks/faults';
import { applyManner } from '#mocks/manners';
import type { Platform } from '#mocks/platform';
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

const slowMs = 2500;
const name = 'termsDocument';

/** The terms and privacy documents where the platform keeps them; other files of that folder are others' to answer. */
export function createTermsHandlers(platform: Platform): RequestHandler[] {
  return [
    http.get<{ file: string }>(
      '*/backend/assets/documents/:file',
      async ({ request: { method }, params: { file } }) => {
        if (!isTermsFile(file)) return undefined;
        const response = await answerWith(platform.faults.of(name), file);
        const call = { name, method, path: `/backend/assets/documents/${file}`, at: platform.now() };
        platform.onCall({ ...call, status: response.type === 'error' ? 'dropped' : response.status });
        return response;
      },
    ),
  ];
}

async function answerWith(faults: readonly Fault[], file: TermsFile): Promise<Response> {
  if (faults.includes('slow')) await delay(slowMs);
  if (faults.includes('connection-lost-before') || faults.includes('connection-lost-after'))
    return HttpResponse.error();
  if (faults.includes('status-500')) return new HttpResponse('Internal Server Error', { status: 500 });
  if (faults.includes('html-page')) return new HttpResponse(applyManner('html-page', ''), { status: 200 });
  const bytes = docxOf(termsTexts[file]);
  const sent = faults.includes('empty-body') ? 0 : faults.includes('cut-short') ? bytes.length / 2 : bytes.length;
  return new HttpResponse(bytes.slice(0, sent), { headers: { 'content-type': 'application/octet-stream' } });
}
