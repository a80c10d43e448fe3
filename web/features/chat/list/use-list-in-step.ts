import { useEffect, useEffectEvent, useState } from 'react';
import type { listConversations, readConversation } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { QueryState } from '#web/api/use-query';

type List = OperationOutput<typeof listConversations>;
type Conversation = OperationOutput<typeof readConversation>;

/**
 * The list of conversations as it may be shown beside the open one. An answer that knows of a message the open
 * conversation still lacks waits until that has been read again, in success or failure, so that both show it together.
 */
export function useListInStep(list: List | undefined, open: QueryState<Conversation>): List | undefined {
  const [shown, setShown] = useState(list);
  const [readFor, setReadFor] = useState<string>();
  const listedAt = lastListedAt(list, open.data);
  const isAhead = listedAt !== undefined && listedAt > lastShownAt(open.data) && listedAt !== readFor;
  const readAgain = useEffectEvent(async () => {
    await open.retry();
    setReadFor(listedAt);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer message of the list is a reason to read
  useEffect(() => {
    if (isAhead) void readAgain();
  }, [isAhead, listedAt]);
  const isHeld = isAhead && shown !== undefined;
  if (!isHeld && shown !== list) setShown(list);
  return isHeld ? shown : list;
}

/** When the open conversation's last message was sent, as the list has it; undefined while none is open. */
function lastListedAt(list: List | undefined, open: Conversation | undefined): string | undefined {
  return open && list?.chats.find(({ token }) => token === open.token)?.lastMessage?.sentAt;
}

/** Before every instant for a conversation without messages. */
function lastShownAt(open: Conversation | undefined): string {
  return open?.messages.at(-1)?.sentAt ?? '';
}
