import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { problemText } from '#web/copy/problem-texts';
import type { Bubble } from '#web/features/chat/conversation/bubbles';
import { type FileRefusal, isFileRefusal, maybeArrived } from '#web/features/chat/outbox/outgoing';
import { fileSizeText } from '#web/fields/documents/file-size-text';

const fileReasons: Readonly<Record<FileRefusal, string>> = {
  unsupported_file: 'Il file non è stato accettato: non è una foto JPEG o PNG né un PDF integro.',
  file_too_large: `Il file è troppo grande: il limite è ${fileSizeText(largestFileBytes)}.`,
  too_many_pixels: 'La foto ha troppi pixel. Riducila, per esempio a 4000 × 3000, e sceglila di nuovo.',
  file_empty: 'Il file è vuoto.',
};

/** Why a message was not sent, in words that stay beside its text; undefined where there is nothing to say. */
export function unsentReason(bubble: Bubble): string | undefined {
  const { delivery, refusal, attachment } = bubble;
  const file = `Il file «${attachment?.name}»`;
  if (mayHaveArrived(bubble)) {
    return `${file} forse è già arrivato: se non lo trovi tra i messaggi, sceglilo di nuovo.`;
  }
  if (delivery === 'lost') return `${file} non è stato inviato: sceglilo di nuovo.`;
  if (refusal === null) return undefined;
  if (refusal === 'cancelled') return 'Hai interrotto l’invio.';
  if (refusal === 'too_many_attempts') return 'Hai inviato molti messaggi in poco tempo: riprova tra qualche minuto.';
  if (refusal === 'chat_full')
    return 'In questa conversazione non ci stanno altri tuoi messaggi: scrivi all’assistenza.';
  return isFileRefusal(refusal) ? fileReasons[refusal] : `${problemText({ code: refusal, requestId: '' }).title}.`;
}

/** Whether a reload has lost the file of a message that may have been sent before. */
export function mayHaveArrived({ delivery, refusal }: Bubble): boolean {
  return delivery === 'lost' && refusal === maybeArrived;
}

/** Whether sending the message again may succeed. */
export function mayBeRetried({ delivery, refusal }: Bubble): boolean {
  return delivery === 'unconfirmed' || (delivery === 'failed' && !isFileRefusal(refusal) && refusal !== 'chat_full');
}
