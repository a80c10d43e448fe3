import { createContext, type ReactNode, useContext } from 'react';
import { listConversations } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/app/shell/unread-messages.module.css';

const Unread = createContext(0);

interface UnreadMessagesProps {
  /** False for visitors, who have no messages. */
  readonly isCounting: boolean;
  readonly children: ReactNode;
}

/** Provides the number of unread messages to every badge below it. */
export function UnreadMessages({ isCounting, children }: UnreadMessagesProps) {
  const { data } = useQuery(listConversations, isCounting ? {} : null, { live: true });
  return <Unread value={data?.unread ?? 0}>{children}</Unread>;
}

/** The number of unread messages; renders nothing at zero. */
export function UnreadBadge() {
  const unread = useContext(Unread);
  if (unread === 0) return null;
  return (
    <span className={classes.badge}>
      <span className="visually-hidden">, messaggi da leggere: </span>
      {unread > 99 ? '99+' : unread}
    </span>
  );
}
