import { useEffect } from 'react';
import { type ChatMessage, listConversations, markRead, readConversation } from '#contracts/chat/chat.api';
import { call } from '#web/api/call';
import { useRefresh } from '#web/api/use-refresh';
import { useTabVisible } from '#web/features/chat/conversation/use-tab-visible';

/**
 * Marks what was received as seen while somebody looks at it (CHAT-32), then has all counts read again. A failure
 * changes nothing and says nothing: the badge stays, and the next message or look tries again.
 */
export function useMarkRead(chat: string, messages: readonly ChatMessage[]): void {
  const refresh = useRefresh();
  const isVisible = useTabVisible();
  const lastUnread = messages.findLast(({ own, seen }) => !own && !seen)?.id;
  useEffect(() => {
    if (lastUnread === undefined || !isVisible) return;
    call(markRead, { chat })
      .then(() => refresh(listConversations, readConversation))
      .catch(() => undefined);
  }, [chat, lastUnread, isVisible, refresh]);
}
