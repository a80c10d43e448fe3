import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconCircleMinus, IconUpload } from '@tabler/icons-react';
import type { DocumentUpload, UploadStatus } from '#web/features/registration/documents/document-upload';
import { failureOf, statusWords } from '#web/features/registration/documents/document-words';
import classes from '#web/features/registration/documents/send-documents.module.css';

const icons = {
  waiting: IconCircleDashed,
  sending: IconUpload,
  added: IconCircleCheck,
  failed: IconAlertCircle,
  cancelled: IconCircleMinus,
} as const;

/** An icon beside the word, which alone already gives the status. */
function UploadStatusIcon({ status }: { readonly status: UploadStatus }) {
  const Icon = icons[status];
  return <Icon aria-hidden size={24} className={classes.icon} data-status={status} />;
}

interface SendingItemProps {
  readonly document: DocumentUpload;
  /** Whether files may still be added; if not, no retry is offered. */
  readonly hasTime: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A file with its progress, and a button to cancel or retry it. */
export function SendingItem({ document, hasTime, onCancel, onRetry }: SendingItemProps) {
  const { chosen, status, share, problem } = document;
  const failure = problem && failureOf(problem);
  const isUnderWay = status === 'waiting' || status === 'sending';
  const canRetry = hasTime && (status === 'cancelled' || (status === 'failed' && failure?.canRetry !== false));
  return (
    <li className={classes.item}>
      <UploadStatusIcon status={status} />
      <span className={classes.name}>{chosen.displayName}</span>
      <span className={classes.status}>{statusWords(document)}</span>
      {(isUnderWay || canRetry) && (
        <Button className={classes.action} size="sm" variant="subtle" onClick={isUnderWay ? onCancel : onRetry}>
          <span>{isUnderWay ? 'Annulla' : 'Riprova'}</span>
          <span className="visually-hidden"> {chosen.displayName}</span>
        </Button>
      )}
      {status === 'sending' && (
        <div
          role="progressbar"
          aria-label={`Invio di ${chosen.displayName}`}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={statusWords(document)}
          className={classes.track}
        >
          <div className={classes.fill} style={{ transform: `scaleX(${share})` }} />
        </div>
      )}
      {status === 'failed' && failure && <p className={classes.advice}>{failure.advice}</p>}
    </li>
  );
}
