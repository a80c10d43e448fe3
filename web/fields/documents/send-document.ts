import type { DocumentKind } from '#contracts/uploads/document-kinds';
import { storeDocument } from '#contracts/uploads/uploads.api';
import type { ChosenFile } from '#web/fields/documents/chosen-file';
import { type SendFileOptions, sendFile } from '#web/fields/documents/send-file';

/** The sending of one file, however often it is tried. */
export function documentAttempt(id: string): { readonly name: string } {
  return { name: `document:${id}` };
}

/** Sends one file for the user of the page. */
export type SendDocument = (
  kind: DocumentKind,
  chosen: ChosenFile,
  options: Omit<SendFileOptions, 'pageUser'>,
) => Promise<string>;

/**
 * Adds a file to one of the professional's lists of documents and resolves with its stored name. The file's id is the
 * idempotency key: sent again, it is not added twice. Throws `CallFailed`, or the signal's reason when cancelled.
 */
export function sendDocument(
  kind: DocumentKind,
  { id, file, displayName }: ChosenFile,
  { onProgress, signal, pageUser }: SendFileOptions,
): Promise<string> {
  const form = { id, file, name: displayName, attempt: documentAttempt(id).name };
  const sent = sendFile(`/files/documents/${kind}`, form, storeDocument.output, { onProgress, signal, pageUser });
  return sent.then(({ name }) => name);
}
