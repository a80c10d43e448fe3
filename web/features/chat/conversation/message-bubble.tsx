import { IconAlertTriangle, IconCheck, IconChecks, IconClock, IconCloudOff, IconHelpCircle } from '@tabler/icons-react';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeTime } from '#contracts/kernel/rome-time';
import type { Bubble, Delivery } from '#web/features/chat/conversation/bubbles';
import classes from '#web/features/chat/conversation/message-bubble.module.css';
import { MessageContent, type RenderAppointment } from '#web/features/chat/conversation/message-content.tsx';
import { UnsentActions, type UnsentActionsProps } from '#web/features/chat/conversation/unsent-actions.tsx';
import { mayHaveArrived, unsentReason } from '#web/features/chat/conversation/unsent-reason';
import { wholeMoment } from '#web/features/chat/day-words';

interface MessageBubbleProps extends Omit<UnsentActionsProps, 'bubble'> {
  readonly bubble: Bubble;
  /** The other party's name. */
  readonly other: string;
  readonly renderAppointment: RenderAppointment | undefined;
  /** Whether it is the one that was looked for. */
  readonly isFound: boolean;
}

const deliveries = {
  sending: { text: 'In invio', Icon: IconClock },
  held: { text: 'In attesa di connessione', Icon: IconCloudOff },
  unconfirmed: { text: 'Non sappiamo se è arrivato', Icon: IconHelpCircle },
  sent: { text: 'Inviato', Icon: IconCheck },
  read: { text: 'Letto', Icon: IconChecks },
  failed: { text: 'Non inviato', Icon: IconAlertTriangle },
  lost: { text: 'Non inviato', Icon: IconAlertTriangle },
} as const satisfies Record<Delivery, unknown>;

/** Brings a message of the open conversation into sight. */
export function showMessage(key: string): void {
  document.getElementById(elementId(key))?.scrollIntoView({ block: 'center' });
}

function elementId(key: string): string {
  return `message-${key}`;
}

/** One message: sender and time in words, the content and, for the user's own, the delivery state. */
export function MessageBubble({ bubble, other, renderAppointment, isFound, ...actions }: MessageBubbleProps) {
  const { own, sentAt, content, delivery, unsentKey, attachment } = bubble;
  const reason = unsentReason(bubble);
  return (
    <li
      id={elementId(bubble.key)}
      className={classes.bubble}
      aria-current={isFound || undefined}
      data-message
      data-own={own || undefined}
      data-card={content.kind === 'appointment' || undefined}
      data-unsent={unsentKey !== null || undefined}
      // What a later message passes by is not announced once more.
      aria-live={unsentKey === null ? undefined : 'off'}
      tabIndex={-1}
    >
      <p className={classes.meta}>
        <span>{own ? 'Tu' : other}</span>{' '}
        <time dateTime={sentAt} title={wholeMoment(sentAt)}>
          {romeTime(instantFromIso(sentAt))}
        </time>
      </p>
      <MessageContent content={content} attachment={attachment} renderAppointment={renderAppointment} />
      {delivery && <DeliveryLine delivery={mayHaveArrived(bubble) ? 'unconfirmed' : delivery} />}
      {reason && <p className={classes.meta}>{reason}</p>}
      <UnsentActions bubble={bubble} {...actions} />
    </li>
  );
}

function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { text, Icon } = deliveries[delivery];
  return (
    <p className={classes.delivery} data-delivery={delivery}>
      <Icon aria-hidden size={16} />
      <span>{text}</span>
    </p>
  );
}
