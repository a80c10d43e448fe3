import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconCircleMinus, IconUpload } from '@tabler/icons-react';
import type { DocumentStanding, SentDocument } from '#web/features/registration/documents/document-upload';
import { failureOf, standingWords } from '#web/features/registration/documents/document-words';
import classes from '#web/features/registration/documents/send-documents.module.css';

const icons = {
  waiting: IconCircleDashed,
  sending: IconUpload,
  added: IconCircleCheck,
  failed: IconAlertCircle,
  cancelled: IconCircleMinus,
} as const;

/** A sign beside the word: the word alone says it. */
function StandingIcon({ standing }: { readonly standing: DocumentStanding }) {
  const Icon = icons[standing];
  return <Icon aria-hidden size={24} className={classes.icon} data-standing={standing} />;
}

interface SendingItemProps {
  readonly document: SentDocument;
  /** Whether files may still be added: otherwise trying again is not offered. */
  readonly hasTime: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A file on its way: how far it is, and what can be done about it. */
export function SendingItem({ document, hasTime, onCancel, onRetry }: SendingItemProps) {
  const { chosen, standing, share, problem } = document;
  const failure = problem && failureOf(problem);
  const isUnderWay = standing === 'waiting' || standing === 'sending';
  const canRetry = hasTime && (standing === 'cancelled' || (standing === 'failed' && failure?.canRetry !== false));
  return (
    <li className={classes.item}>
      <StandingIcon standing={standing} />
      <span className={classes.name}>{chosen.displayName}</span>
      <span className={classes.standing}>{standingWords(document)}</span>
      {(isUnderWay || canRetry) && (
        <Button className={classes.action} size="sm" variant="subtle" onClick={isUnderWay ? onCancel : onRetry}>
          {isUnderWay ? 'Annulla' : 'Riprova'}
          <span className="visually-hidden"> {chosen.displayName}</span>
        </Button>
      )}
      {standing === 'sending' && (
        <div
          role="progressbar"
          aria-label={`Invio di ${chosen.displayName}`}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={standingWords(document)}
          className={classes.track}
        >
          <div className={classes.fill} style={{ transform: `scaleX(${share})` }} />
        </div>
      )}
      {standing === 'failed' && failure && <p className={classes.advice}>{failure.advice}</p>}
    </li>
  );
}
