import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDocumentQueue, type DocumentQueue } from '#web/features/registration/documents/document-queue';
import {
  type ChosenDocuments,
  documentsToSend,
  type SentDocument,
} from '#web/features/registration/documents/document-upload';
import { sendDocument } from '#web/fields/documents/send-document';
import { notifyDanger } from '#web/ui/messages/notify';

/** Sends the chosen files for as long as the page is shown; `said` tells each that was added, for those who listen. */
export function useDocumentQueue(chosen: ChosenDocuments): {
  readonly queue: DocumentQueue;
  readonly documents: readonly SentDocument[];
  readonly said: string;
} {
  const [said, setSaid] = useState('');
  const [queue] = useState(() =>
    createDocumentQueue({
      documents: documentsToSend(chosen),
      send: sendDocument,
      onOutcome: ({ chosen: { displayName }, problem }) => {
        if (problem) notifyDanger('errore', `${displayName} non è stato aggiunto.`);
        else setSaid(`${displayName} aggiunto.`);
      },
    }),
  );
  useEffect(() => {
    queue.start();
    return queue.pause;
  }, [queue]);
  return { queue, documents: useSyncExternalStore(queue.subscribe, queue.read), said };
}
