import { documentKinds } from '#contracts/uploads/document-kinds';
import type { DocumentQueue } from '#web/features/registration/documents/document-queue';
import { type DocumentUpload, isTimeOver } from '#web/features/registration/documents/document-upload';
import { kindNames } from '#web/features/registration/documents/document-words';
import classes from '#web/features/registration/documents/send-documents.module.css';
import { SendingItem } from '#web/features/registration/documents/sending-item.tsx';

interface SendingListProps {
  readonly documents: readonly DocumentUpload[];
  readonly queue: Pick<DocumentQueue, 'cancel' | 'retry'>;
}

/** All files, grouped by kind. */
export function SendingList({ documents, queue }: SendingListProps) {
  const hasTime = !isTimeOver(documents);
  return documentKinds.map((kind) => {
    const own = documents.filter((document) => document.kind === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`send-${kind}`}>
        <h2 id={`send-${kind}`} className={classes.kind}>
          {kindNames[kind]}
        </h2>
        <ul className={classes.list}>
          {own.map((document) => (
            <SendingItem
              key={document.chosen.id}
              document={document}
              hasTime={hasTime}
              onCancel={() => queue.cancel(document.chosen.id)}
              onRetry={() => queue.retry(document.chosen.id)}
            />
          ))}
        </ul>
      </section>
    );
  });
}
