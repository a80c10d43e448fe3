import { createContext, type ReactNode, useContext } from 'react';
import { listConversations } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/app/shell/unread-messages.module.css';

const Unread = createContext(0);

interface UnreadMessagesProps {
  /** Nobody signed in has nothing to count. */
  readonly isCounting: boolean;
  readonly children: ReactNode;
}

/** Knows how many messages wait to be read, for every badge below it (SHELL-04). */
export function UnreadMessages({ isCounting, children }: UnreadMessagesProps) {
  const { data } = useQuery(listConversations, isCounting ? {} : null, { live: true });
  return <Unread value={data?.unread ?? 0}>{children}</Unread>;
}

/** How many messages wait; nothing at all when none does (SHELL-05). */
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
