import { createContext, useContext, useEffect } from 'react';
import type { listConversations } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';

type List = OperationOutput<typeof listConversations>;

interface InSight {
  /** The chat whose messages are on screen in a visible tab; null when none is. */
  readonly chat: string | null;
  readonly show: (chat: string | null) => void;
}

/** Which conversation the user is looking at, for everything that counts unread messages. */
export const InSight = createContext<InSight>({ chat: null, show: () => undefined });

/** Notes that the chat's messages are on screen for as long as the component is mounted and the tab visible. */
export function useInSight(chat: string, isVisible: boolean): void {
  const { show } = useContext(InSight);
  useEffect(() => {
    if (!isVisible) return;
    show(chat);
    return () => show(null);
  }, [chat, isVisible, show]);
}

/** The list as the user has it before the eyes: what is in sight counts as read before the platform has heard of it. */
export function withoutInSight(list: List, chat: string | null): List {
  const seen = list.chats.find(({ token }) => token === chat)?.unread ?? 0;
  if (seen === 0) return list;
  return {
    ...list,
    chats: list.chats.map((each) => (each.token === chat ? { ...each, unread: 0 } : each)),
    unread: list.unread - seen,
  };
}
