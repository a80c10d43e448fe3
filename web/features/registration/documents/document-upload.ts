import type { Problem } from '#contracts/kernel/problem';
import { type DocumentKind, documentKinds } from '#contracts/uploads/document-kinds';
import type { ChosenFile } from '#web/fields/documents/chosen-file';

/** The files chosen in the wizard, list by list. */
export type ChosenDocuments = Readonly<Record<DocumentKind, readonly ChosenFile[]>>;

export type DocumentStanding = 'waiting' | 'sending' | 'added' | 'failed' | 'cancelled';

/** A file on its way to the account, and how far it is. */
export interface SentDocument {
  readonly kind: DocumentKind;
  readonly chosen: ChosenFile;
  readonly standing: DocumentStanding;
  /** How much of it has left, from 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly problem: Problem | undefined;
}

/** All files, waiting, in the order the lists are sent (REG-117). */
export function documentsToSend(chosen: ChosenDocuments): readonly SentDocument[] {
  return documentKinds.flatMap((kind) =>
    chosen[kind].map((file): SentDocument => {
      return { kind, chosen: file, standing: 'waiting', share: 0, problem: undefined };
    }),
  );
}

/** The one whose turn it is. */
export function nextToSend(documents: readonly SentDocument[]): SentDocument | undefined {
  return documents.find(({ standing }) => standing === 'waiting');
}

/** One of them changed, the others as they were. */
export function withChange(
  documents: readonly SentDocument[],
  id: string,
  changes: Partial<SentDocument>,
): readonly SentDocument[] {
  return documents.map((each) => (each.chosen.id === id ? { ...each, ...changes } : each));
}

/** Whether the right to add documents has ended: sending anything more would not help. */
export function isTimeOver(documents: readonly SentDocument[]): boolean {
  return documents.some(({ problem }) => problem?.code === 'unauthenticated');
}

/** Once that right has ended, what still waits has failed with it. */
export function withEndedTime(documents: readonly SentDocument[]): readonly SentDocument[] {
  if (!isTimeOver(documents)) return documents;
  return documents.map((each) => (each.standing === 'waiting' ? { ...each, standing: 'failed' } : each));
}

/** Whether nothing waits or is on its way any more. */
export function isOver(documents: readonly SentDocument[]): boolean {
  return documents.every(({ standing }) => standing !== 'waiting' && standing !== 'sending');
}

/** Those the account does not have, as far as we know. */
export function missingDocuments(documents: readonly SentDocument[]): readonly SentDocument[] {
  return documents.filter(({ standing }) => standing !== 'added');
}
