import { problemOf } from '#web/api/call-failed';
import {
  nextToSend,
  type SentDocument,
  withChange,
  withEndedTime,
} from '#web/features/registration/documents/document-upload';
import type { SendDocument } from '#web/fields/documents/send-document';

interface DocumentQueueParts {
  readonly documents: readonly SentDocument[];
  readonly send: SendDocument;
  /** Told of each file once it was added or failed. */
  readonly onOutcome: (document: SentDocument) => void;
}

export interface DocumentQueue {
  readonly read: () => readonly SentDocument[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** Sends whatever waits, and goes on after a pause. */
  readonly start: () => void;
  /** Breaks off; the file that was on its way waits again. */
  readonly pause: () => void;
  /** Takes back a file that waits or is on its way; the next one follows. */
  readonly cancel: (id: string) => void;
  /** Sends a file again, as the same act. */
  readonly retry: (id: string) => void;
}

/** Sends files one after the other (REG-117). One that fails does not hold up the others, unless time is over. */
export function createDocumentQueue({ documents, send, onOutcome }: DocumentQueueParts): DocumentQueue {
  let now = documents;
  let isRunning = false;
  let isPaused = false;
  let underWay: { readonly id: string; readonly breakOff: () => void } | undefined;
  const listeners = new Set<() => void>();

  const change = (next: readonly SentDocument[]): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  const changeOne = (id: string, changes: Partial<SentDocument>): void => change(withChange(now, id, changes));
  const settle = (id: string, changes: Partial<SentDocument>): void => {
    changeOne(id, changes);
    for (const document of now) if (document.chosen.id === id) onOutcome(document);
  };

  const sendOne = async ({ kind, chosen }: SentDocument): Promise<void> => {
    const { id } = chosen;
    const breaking = new AbortController();
    const { signal } = breaking;
    underWay = { id, breakOff: () => breaking.abort() };
    changeOne(id, { standing: 'sending', share: 0, problem: undefined });
    try {
      await send(kind, chosen, { signal, onProgress: (share) => signal.aborted || changeOne(id, { share }) });
      settle(id, { standing: 'added' });
    } catch (failure) {
      if (signal.aborted) return;
      settle(id, { standing: 'failed', problem: problemOf(failure) });
      change(withEndedTime(now));
    }
  };

  const run = async (): Promise<void> => {
    isPaused = false;
    if (isRunning) return;
    isRunning = true;
    for (let next = nextToSend(now); next && !isPaused; next = nextToSend(now)) await sendOne(next);
    isRunning = false;
  };

  /** A file leaves its place in the line for another standing. */
  const takeBack = (id: string, standing: 'waiting' | 'cancelled'): void => {
    changeOne(id, { standing });
    if (underWay?.id === id) underWay.breakOff();
  };

  const standingOf = (id: string) => now.find(({ chosen }) => chosen.id === id)?.standing;

  return {
    read: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => void run(),
    pause: () => {
      isPaused = true;
      if (underWay && standingOf(underWay.id) === 'sending') takeBack(underWay.id, 'waiting');
    },
    cancel: (id) => {
      if (['waiting', 'sending'].includes(standingOf(id) ?? '')) takeBack(id, 'cancelled');
    },
    retry: (id) => {
      changeOne(id, { standing: 'waiting' });
      void run();
    },
  };
}
