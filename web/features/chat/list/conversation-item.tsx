import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ChatSummary } from '#contracts/chat/chat.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { lastMoment, wholeMoment } from '#web/features/chat/day-words';
import classes from '#web/features/chat/list/conversation-item.module.css';
import { otherName } from '#web/features/chat/other-name';
import { paths } from '#web/routing/paths';
import { Portrait } from '#web/ui/portrait.tsx';

interface ConversationItemProps {
  readonly chat: ChatSummary;
  readonly isSelected: boolean;
  /** What the user began to write there and did not send. */
  readonly draft: string;
  readonly today: CivilDate;
  readonly onOpen: () => void;
}

/** One conversation of the list: with whom, what was said last and when, how much is unread (CHAT-01, CHAT-03). */
export function ConversationItem({ chat, isSelected, draft, today, onOpen }: ConversationItemProps) {
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
      <Portrait name={name} pictureUrl={otherSide.pictureUrl} size={48} />
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
          <span className={classes.preview}>{draft === '' ? previewOf(lastMessage) : <Draft text={draft} />}</span>
          {unread > 0 && (
            <Badge circle size="lg" className={classes.unread}>
              {unread}
              <span className="visually-hidden">{unread === 1 ? ' messaggio non letto' : ' messaggi non letti'}</span>
            </Badge>
          )}
        </span>
      </span>
    </Link>
  );
}

/** The id of a chat's item, by which focus comes back to it. */
export function itemId(chat: string): string {
  return `chat-${chat}`;
}

function Draft({ text }: { text: string }) {
  return (
    <>
      <strong className={classes.draft}>Bozza:</strong> {text}
    </>
  );
}

function previewOf(message: ChatSummary['lastMessage']): string {
  if (message === null) return 'Nessun messaggio';
  const what = { text: '', file: 'File: ', appointment: 'Appuntamento: ' }[message.kind];
  return `${message.own ? 'Tu: ' : ''}${what}${message.text}`;
}
