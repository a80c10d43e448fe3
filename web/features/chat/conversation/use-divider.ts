import { useState } from 'react';
import type { ChatMessage } from '#contracts/chat/chat.api';
import { firstUnread } from '#web/features/chat/conversation/first-unread';
import { useTabVisible } from '#web/features/chat/conversation/use-tab-visible';

/**
 * The id of the message 'Nuovi messaggi' stands before: the first one not seen when the chat was opened, or when the
 * reader came back to the tab. It stays there though looking at the chat marks everything as seen.
 */
export function useDivider(messages: readonly ChatMessage[]): string | undefined {
  const isVisible = useTabVisible();
  const [divider, setDivider] = useState<string>();
  const [mayMove, setMayMove] = useState(true);
  const unread = firstUnread(messages);
  if (!isVisible && !mayMove) setMayMove(true);
  if (isVisible && mayMove && unread !== undefined) {
    setMayMove(false);
    setDivider(unread);
  }
  return divider;
}
