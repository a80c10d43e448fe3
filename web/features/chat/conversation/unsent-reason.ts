import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { problemText } from '#web/copy/problem-texts';
import type { Bubble } from '#web/features/chat/conversation/bubbles';
import { fileSizeText } from '#web/fields/documents/file-size-text';

/** What is refused of a file stays refused: sent again, it would fare the same. */
const fileReasons: Readonly<Record<string, string>> = {
  unsupported_file: 'Il file non è stato accettato: non è una foto JPEG o PNG né un PDF integro.',
  file_too_large: `Il file è troppo grande: il limite è ${fileSizeText(largestFileBytes)}.`,
  file_empty: 'Il file è vuoto.',
};

/** Why a message was not sent, in words that stay beside its text; undefined where there is nothing to say. */
export function unsentReason({ delivery, refusal, attachment }: Bubble): string | undefined {
  if (delivery === 'lost') return `Il file «${attachment?.name}» non è stato inviato: sceglilo di nuovo.`;
  if (refusal === null) return undefined;
  if (refusal === 'cancelled') return 'Hai interrotto l’invio.';
  return fileReasons[refusal] ?? `${problemText({ code: refusal, requestId: '' }).title}.`;
}

/** Whether sending the message again may succeed. */
export function mayBeRetried({ delivery, refusal }: Bubble): boolean {
  return delivery === 'unconfirmed' || (delivery === 'failed' && !(refusal !== null && refusal in fileReasons));
}
