import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChecks, IconClock, IconCloudOff, IconHelpCircle } from '@tabler/icons-react';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeTime } from '#contracts/kernel/rome-time';
import { problemText } from '#web/copy/problem-texts';
import type { Bubble, Delivery } from '#web/features/chat/conversation/bubbles';
import classes from '#web/features/chat/conversation/message-bubble.module.css';
import { MessageContent, type RenderAppointment } from '#web/features/chat/conversation/message-content.tsx';
import { wholeMoment } from '#web/features/chat/day-words';

interface MessageBubbleProps {
  readonly bubble: Bubble;
  /** The other party's name. */
  readonly other: string;
  readonly renderAppointment: RenderAppointment | undefined;
  readonly onRetry: () => void;
  readonly onDrop: (idempotencyKey: string) => void;
}

/** Deliveries that the user may hasten; what is held has no connection to leave by. */
const retriable: readonly (Delivery | null)[] = ['unconfirmed', 'failed'];

const deliveries = {
  sending: { text: 'In invio', Icon: IconClock },
  held: { text: 'In attesa di connessione', Icon: IconCloudOff },
  unconfirmed: { text: 'Non sappiamo se è arrivato', Icon: IconHelpCircle },
  sent: { text: 'Inviato', Icon: IconCheck },
  read: { text: 'Letto', Icon: IconChecks },
  failed: { text: 'Non inviato', Icon: IconAlertTriangle },
} as const satisfies Record<Delivery, unknown>;

/** One message: sender and time in words, the content and, for the user's own, the delivery state. */
export function MessageBubble({ bubble, other, renderAppointment, onRetry, onDrop }: MessageBubbleProps) {
  const { own, sentAt, content, delivery, unsentKey, refusal } = bubble;
  return (
    <li
      className={classes.bubble}
      data-message
      data-own={own || undefined}
      data-card={content.kind === 'appointment' || undefined}
      data-unsent={unsentKey !== null || undefined}
      tabIndex={-1}
    >
      <p className={classes.meta}>
        <span>{own ? 'Tu' : other}</span>{' '}
        <time dateTime={sentAt} title={wholeMoment(sentAt)}>
          {romeTime(instantFromIso(sentAt))}
        </time>
      </p>
      <MessageContent content={content} renderAppointment={renderAppointment} />
      {delivery && <DeliveryLine delivery={delivery} />}
      {refusal !== null && <p className={classes.meta}>{refusalText(refusal)}</p>}
      {unsentKey !== null && (
        <div className={classes.acts}>
          {retriable.includes(delivery) && (
            <Button size="sm" onClick={onRetry}>
              Riprova
            </Button>
          )}
          <Button size="sm" variant="default" onClick={() => onDrop(unsentKey)}>
            Togli
          </Button>
        </div>
      )}
    </li>
  );
}

function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { text, Icon } = deliveries[delivery];
  return (
    <p className={classes.delivery} data-delivery={delivery}>
      <Icon aria-hidden size={16} />
      {text}
    </p>
  );
}

/** Why a message was not accepted, in words that stay beside its text. */
function refusalText(code: string): string {
  return `${problemText({ code, requestId: '' }).title}.`;
}
