import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { fileSizeText } from '#web/fields/documents/file-size-text';

/** The most files that are chosen at once; each is a message of its own. */
export const mostAtOnce = 10;

export type RefusalReason =
  | 'unsupported_file'
  | 'not_its_type'
  | 'file_empty'
  | 'file_too_large'
  | 'unreadable'
  | 'damaged'
  | 'heic'
  | 'too_many';

export interface RefusedAttachment {
  readonly name: string;
  readonly reason: RefusalReason;
}

const limit = fileSizeText(largestFileBytes);

/** What may be sent, told before anything is chosen. */
export const acceptedWords = `foto JPEG o PNG e PDF, fino a ${limit}`;

const texts: Readonly<Record<RefusalReason, string>> = {
  unsupported_file: 'formato non supportato. Usa JPEG, PNG o PDF.',
  not_its_type: 'il contenuto non corrisponde al nome. Scegli il file originale, JPEG, PNG o PDF.',
  file_empty: 'il file è vuoto. Controlla di aver scelto quello giusto.',
  file_too_large: `il file è troppo grande: il limite è ${limit}.`,
  unreadable: 'non riusciamo a leggere questo file. Prova a sceglierlo di nuovo.',
  damaged: 'la foto è rovinata e non si apre. Prova con un’altra copia.',
  heic:
    'questo browser non apre le foto HEIC. Condividila come JPEG. Per le prossime, su iPhone scegli «Più compatibile» ' +
    'in Impostazioni, Fotocamera, Formati.',
  too_many: `puoi allegare al massimo ${mostAtOnce} file alla volta.`,
};

/** Why a file was not attached, in words that name it. */
export function refusalWords({ name, reason }: RefusedAttachment): string {
  return `«${name}»: ${texts[reason]}`;
}
