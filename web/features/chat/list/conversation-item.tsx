import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ChatSummary } from '#contracts/chat/chat.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { lastMoment, wholeMoment } from '#web/features/chat/day-words';
import { appointmentPreview } from '#web/features/chat/list/appointment-preview';
import classes from '#web/features/chat/list/conversation-item.module.css';
import type { UnsentInChat } from '#web/features/chat/list/unsent-in-chat';
import { otherName } from '#web/features/chat/other-name';
import { paths } from '#web/routing/paths';
import { Portrait } from '#web/ui/portrait.tsx';

interface ConversationItemProps {
  readonly chat: ChatSummary;
  readonly isSelected: boolean;
  /** The text the user has begun to write there and not sent. */
  readonly draft: string;
  /** What has been sent there and has not left this device. */
  readonly unsent: UnsentInChat | undefined;
  readonly today: CivilDate;
  readonly onOpen: () => void;
}

/** One conversation of the list: the other party, the last message and its time, and the number of unread messages. */
export function ConversationItem({ chat, isSelected, draft, unsent, today, onOpen }: ConversationItemProps) {
  const { otherSide, lastMessage, unread } = chat;
  const name = otherName(otherSide);
  return (
    <Link
      id={itemId(chat.token)}
      to={paths.conversation(chat.token)}
      className={classes.item}
      aria-current={isSelected ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={classes.portrait}>
        <Portrait name={name} pictureUrl={otherSide.pictureUrl} size={48} />
      </span>
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.name}>{name}</span>
          {lastMessage && (
            <time className={classes.moment} dateTime={lastMessage.sentAt} title={wholeMoment(lastMessage.sentAt)}>
              {lastMoment(lastMessage.sentAt, today)}
            </time>
          )}
        </span>
        <span className={classes.line}>
          <span className={classes.preview}>
            {unsent ? <Unsent {...unsent} /> : draft === '' ? previewOf(lastMessage, today) : <Draft text={draft} />}
          </span>
          {unread > 0 && (
            <Badge circle size="lg" className={classes.unread}>
              <span>{unread}</span>
              <span className="visually-hidden">{unread === 1 ? ' messaggio non letto' : ' messaggi non letti'}</span>
            </Badge>
          )}
        </span>
      </span>
    </Link>
  );
}

/** The id of a chat's list item, used to give it the focus back. */
export function itemId(chat: string): string {
  return `chat-${chat}`;
}

const unsentWords = {
  waiting: { words: 'In attesa di invio', Icon: IconCloudOff },
  unknown: { words: 'Non sappiamo se è arrivato', Icon: IconHelpCircle },
  failed: { words: 'Non inviato', Icon: IconAlertTriangle },
} as const;

function Unsent({ state, text }: UnsentInChat) {
  const { words, Icon } = unsentWords[state];
  return (
    <>
      <strong className={classes.unsent} data-failed={state === 'failed' || undefined}>
        <Icon aria-hidden size={16} />
        <span>{words}:</span>
      </strong>{' '}
      <span>{text}</span>
    </>
  );
}

function Draft({ text }: { text: string }) {
  return (
    <>
      <strong className={classes.draft}>Bozza:</strong> <span>{text}</span>
    </>
  );
}

function previewOf(message: ChatSummary['lastMessage'], today: CivilDate): string {
  if (message === null) return 'Nessun messaggio';
  if (message.kind === 'appointment') return appointmentPreview(message.text, today);
  const words = [fileWords[message.kind], message.text].filter(Boolean).join(': ');
  return `${message.own ? 'Tu: ' : ''}${words}`;
}

const fileWords: Readonly<Record<string, string>> = { image: 'Foto', document: 'Documento', file: 'File' };
