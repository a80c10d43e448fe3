import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { listConversations } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';
import { CountBadge } from '#web/app/shell/count-badge.tsx';
import { InSight, withoutInSight } from '#web/features/chat/in-sight';
import { productName } from '#web/product';

const Unread = createContext(0);

interface UnreadMessagesProps {
  /** False for visitors, who have no messages. */
  readonly isCounting: boolean;
  readonly children: ReactNode;
}

/** Provides the number of unread messages to every badge below it; those in sight are read. */
export function UnreadMessages({ isCounting, children }: UnreadMessagesProps) {
  const { data } = useQuery(listConversations, isCounting ? {} : null, { live: true });
  const [chat, show] = useState<string | null>(null);
  const inSight = useMemo(() => ({ chat, show }), [chat]);
  const unread = data ? withoutInSight(data, chat).unread : 0;
  useUnreadInTitle(unread);
  return (
    <InSight value={inSight}>
      <Unread value={unread}>{children}</Unread>
    </InSight>
  );
}

/**
 * Puts the number before the title of whichever screen is open: only the number, so that it reveals nothing personal.
 */
function useUnreadInTitle(unread: number): void {
  useEffect(() => {
    const mark = () => {
      // Words put before it meanwhile, such as that something is wrong, come after the number.
      const plain = document.title.replace(/\(\d+\) /g, '');
      // The neutral title of a page that is being left gets none.
      const title = unread > 0 && plain.endsWith(productName) ? `(${unread}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    mark();
    // Each screen sets its own title when it opens.
    const watching = new MutationObserver(mark);
    watching.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => watching.disconnect();
  }, [unread]);
}

/** The number of unread messages; renders nothing at zero. */
export function UnreadBadge() {
  return <CountBadge count={useContext(Unread)} words="messaggi da leggere" />;
}
