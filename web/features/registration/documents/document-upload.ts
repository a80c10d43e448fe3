import type { Problem } from '#contracts/kernel/problem';
import { type DocumentKind, documentKinds } from '#contracts/uploads/document-kinds';
import type { ChosenFile } from '#web/fields/documents/chosen-file';

/** The files chosen in the wizard, list by list. */
export type ChosenDocuments = Readonly<Record<DocumentKind, readonly ChosenFile[]>>;

export type UploadStatus = 'waiting' | 'sending' | 'added' | 'failed' | 'cancelled';

/** A file on its way to the account, and how far it is. */
export interface DocumentUpload {
  readonly kind: DocumentKind;
  readonly chosen: ChosenFile;
  readonly status: UploadStatus;
  /** How much of it has left, from 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly problem: Problem | undefined;
}

/** All files, waiting, in the order the lists are sent (REG-117). */
export function documentsToSend(chosen: ChosenDocuments): readonly DocumentUpload[] {
  return documentKinds.flatMap((kind) =>
    chosen[kind].map((file): DocumentUpload => {
      return { kind, chosen: file, status: 'waiting', share: 0, problem: undefined };
    }),
  );
}

/** The one whose turn it is. */
export function nextToSend(documents: readonly DocumentUpload[]): DocumentUpload | undefined {
  return documents.find(({ status }) => status === 'waiting');
}

/** One of them changed, the others as they were. */
export function withChange(
  documents: readonly DocumentUpload[],
  id: string,
  changes: Partial<DocumentUpload>,
): readonly DocumentUpload[] {
  return documents.map((each) => (each.chosen.id === id ? { ...each, ...changes } : each));
}

/** Whether the right to add documents has ended: sending anything more would not help. */
export function isTimeOver(documents: readonly DocumentUpload[]): boolean {
  return documents.some(({ problem }) => problem?.code === 'unauthenticated');
}

/** Once that right has ended, what still waits has failed with it. */
export function withEndedTime(documents: readonly DocumentUpload[]): readonly DocumentUpload[] {
  if (!isTimeOver(documents)) return documents;
  return documents.map((each) => (each.status === 'waiting' ? { ...each, status: 'failed' } : each));
}

/** Whether nothing waits or is on its way any more. */
export function isOver(documents: readonly DocumentUpload[]): boolean {
  return documents.every(({ status }) => status !== 'waiting' && status !== 'sending');
}

/** Those the account does not have, as far as we know. */
export function missingDocuments(documents: readonly DocumentUpload[]): readonly DocumentUpload[] {
  return documents.filter(({ status }) => status !== 'added');
}
