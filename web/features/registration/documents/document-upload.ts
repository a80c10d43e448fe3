import type { Problem } from '#contracts/kernel/problem';
import { type DocumentKind, documentKinds } from '#contracts/uploads/document-kinds';
import type { ChosenFile } from '#web/fields/documents/chosen-file';

/** The files chosen in the wizard, by kind. */
export type ChosenDocuments = Readonly<Record<DocumentKind, readonly ChosenFile[]>>;

export type UploadStatus = 'waiting' | 'sending' | 'added' | 'failed' | 'cancelled';

/** A file to be added to the account, and its progress. */
export interface DocumentUpload {
  readonly kind: DocumentKind;
  readonly chosen: ChosenFile;
  readonly status: UploadStatus;
  /** The share already uploaded, from 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly problem: Problem | undefined;
}

/** All files, waiting, in the order in which their kinds are sent. */
export function documentsToSend(chosen: ChosenDocuments): readonly DocumentUpload[] {
  return documentKinds.flatMap((kind) =>
    chosen[kind].map((file): DocumentUpload => {
      return { kind, chosen: file, status: 'waiting', share: 0, problem: undefined };
    }),
  );
}

/** The next file to send. */
export function nextToSend(documents: readonly DocumentUpload[]): DocumentUpload | undefined {
  return documents.find(({ status }) => status === 'waiting');
}

/** The list with one file changed. */
export function withChange(
  documents: readonly DocumentUpload[],
  id: string,
  changes: Partial<DocumentUpload>,
): readonly DocumentUpload[] {
  return documents.map((each) => (each.chosen.id === id ? { ...each, ...changes } : each));
}

/** Whether the right to add documents has ended, so that any further attempt would fail. */
export function isTimeOver(documents: readonly DocumentUpload[]): boolean {
  return documents.some(({ problem }) => problem?.code === 'unauthenticated');
}

/** Marks the waiting files as failed if the right to add documents has ended. */
export function withEndedTime(documents: readonly DocumentUpload[]): readonly DocumentUpload[] {
  if (!isTimeOver(documents)) return documents;
  return documents.map((each) => (each.status === 'waiting' ? { ...each, status: 'failed' } : each));
}

/** Whether no file waits or is being sent. */
export function isOver(documents: readonly DocumentUpload[]): boolean {
  return documents.every(({ status }) => status !== 'waiting' && status !== 'sending');
}

/** The files that, as far as is known, are not in the account. */
export function missingDocuments(documents: readonly DocumentUpload[]): readonly DocumentUpload[] {
  return documents.filter(({ status }) => status !== 'added');
}
