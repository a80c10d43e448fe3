import type { Problem } from '#contracts/kernel/problem';
import type { DocumentKind } from '#contracts/uploads/document-kinds';
import { type DocumentUpload, missingDocuments } from '#web/features/registration/documents/document-upload';
import { informationLabels, titlesLabels } from '#web/features/registration/professional/professional-steps';
import { refusalTexts } from '#web/fields/documents/document-refusal';

/** The names of the kinds, the same as in the wizard. */
export const kindNames: Readonly<Record<DocumentKind, string>> = {
  identity: informationLabels.identityDocuments,
  certificate: titlesLabels.certificates,
  certificate_psychotherapy: titlesLabels.psychotherapyCertificates,
};

/** The status of a file in a few words. */
export function statusWords({ status, share }: DocumentUpload): string {
  switch (status) {
    case 'waiting':
      return 'in attesa';
    case 'sending':
      return `in invio ${percent.format(share)}`;
    case 'added':
      return 'aggiunto';
    case 'failed':
      return 'non riuscito';
    case 'cancelled':
      return 'annullato';
  }
}

/** Why a file was not added and what to do about it; `canRetry` is false when another attempt cannot help. */
export function failureOf({ code, outcomeUnknown }: Problem): { readonly advice: string; readonly canRetry: boolean } {
  const refusal = refusals[code];
  if (refusal) return { advice: `${refusal} ${later}`, canRetry: false };
  if (outcomeUnknown)
    return { advice: `La connessione si è interrotta. Premi Riprova: non verrà aggiunto due volte.`, canRetry: true };
  return { advice: `Non dipende da te. Premi Riprova, oppure aggiungilo più tardi dal tuo profilo.`, canRetry: true };
}

const later = 'Potrai aggiungere un altro file dal tuo profilo.';

const refusals: Readonly<Record<string, string>> = {
  unsupported_file: refusalTexts.unsupported_file,
  file_empty: 'Il file è vuoto.',
  file_too_large: refusalTexts.file_too_large,
  too_many_pixels: refusalTexts.too_many_pixels,
  too_large: refusalTexts.file_too_large,
  list_full: refusalTexts.list_full,
  forbidden: 'Il tuo profilo non può aggiungere questo file.',
  other_account: 'In questo browser ora c’è un altro account.',
  unauthenticated: 'Il tempo per aggiungere documenti qui è finito.',
};

/** The names of the files that were not added, each with its kind. */
export function missingNames(documents: readonly DocumentUpload[]): string[] {
  return missingDocuments(documents).map(
    ({ kind, chosen }) => `${chosen.displayName} (${kindNames[kind].toLowerCase()})`,
  );
}

const percent = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 0 });
