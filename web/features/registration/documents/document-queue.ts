import { problemOf } from '#web/api/call-failed';
import {
  type DocumentUpload,
  nextToSend,
  withChange,
  withEndedTime,
} from '#web/features/registration/documents/document-upload';
import type { SendDocument } from '#web/fields/documents/send-document';
import { createSendQueue } from '#web/forms/send-queue';

interface DocumentQueueOptions {
  readonly documents: readonly DocumentUpload[];
  readonly send: SendDocument;
  /** Runs for each file once it was added or failed. */
  readonly onOutcome: (document: DocumentUpload) => void;
}

export interface DocumentQueue {
  readonly read: () => readonly DocumentUpload[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** Sends all waiting files; also resumes after a pause. */
  readonly start: () => void;
  /** Interrupts the sending; the file under way waits again. */
  readonly pause: () => void;
  /** Cancels a file that waits or is being sent; the next one follows. */
  readonly cancel: (id: string) => void;
  /** Sends a file again under the same idempotency key. */
  readonly retry: (id: string) => void;
}

/** Sends files one after the other. A failed one does not stop the others, unless the time to add documents is over. */
export function createDocumentQueue({ documents, send, onOutcome }: DocumentQueueOptions): DocumentQueue {
  let isPaused = false;
  let underWay: { readonly id: string; readonly breakOff: () => void } | undefined;
  const changeOne = (id: string, changes: Partial<DocumentUpload>) =>
    queue.change((items) => withChange(items, id, changes));
  const settle = (id: string, changes: Partial<DocumentUpload>): void => {
    changeOne(id, changes);
    for (const document of queue.read()) if (document.chosen.id === id) onOutcome(document);
  };

  const queue = createSendQueue<DocumentUpload>({
    initial: documents,
    next: (items) => (isPaused ? undefined : nextToSend(items)),
    send: async ({ kind, chosen }) => {
      const { id } = chosen;
      const breaking = new AbortController();
      const { signal } = breaking;
      underWay = { id, breakOff: () => breaking.abort() };
      changeOne(id, { status: 'sending', share: 0, problem: undefined });
      try {
        await send(kind, chosen, { signal, onProgress: (share) => signal.aborted || changeOne(id, { share }) });
        settle(id, { status: 'added' });
      } catch (failure) {
        if (signal.aborted) return;
        settle(id, { status: 'failed', problem: problemOf(failure) });
        queue.change(withEndedTime);
      }
    },
  });

  /** Gives a file that waits or is being sent another status, and aborts its request if there is one. */
  const takeBack = (id: string, status: 'waiting' | 'cancelled'): void => {
    changeOne(id, { status });
    if (underWay?.id === id) underWay.breakOff();
  };
  const statusOf = (id: string) => queue.read().find(({ chosen }) => chosen.id === id)?.status;
  const start = () => {
    isPaused = false;
    queue.start();
  };
  return {
    read: queue.read,
    subscribe: queue.subscribe,
    start,
    pause: () => {
      isPaused = true;
      if (underWay && statusOf(underWay.id) === 'sending') takeBack(underWay.id, 'waiting');
    },
    cancel: (id) => {
      if (['waiting', 'sending'].includes(statusOf(id) ?? '')) takeBack(id, 'cancelled');
    },
    retry: (id) => {
      changeOne(id, { status: 'waiting' });
      start();
    },
  };
}
