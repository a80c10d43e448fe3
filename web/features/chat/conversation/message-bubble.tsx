import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeTime } from '#contracts/kernel/rome-time';
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

const deliveries = {
  sending: { text: 'In invio', Icon: IconClock },
  sent: { text: 'Inviato', Icon: IconCheck },
  read: { text: 'Letto', Icon: IconChecks },
  failed: { text: 'Non inviato', Icon: IconAlertTriangle },
} as const satisfies Record<Delivery, unknown>;

/** One message: sender and time in words, the content and, for the user's own, the delivery state. */
export function MessageBubble({ bubble, other, renderAppointment, onRetry, onDrop }: MessageBubbleProps) {
  const { own, sentAt, content, delivery, failedKey } = bubble;
  return (
    <li
      className={classes.bubble}
      data-message
      data-own={own || undefined}
      data-card={content.kind === 'appointment' || undefined}
      data-failed={failedKey !== null || undefined}
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
      {failedKey !== null && (
        <div className={classes.acts}>
          <Button size="sm" onClick={onRetry}>
            Riprova
          </Button>
          <Button size="sm" variant="default" onClick={() => onDrop(failedKey)}>
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
