import type { ChatMessage } from '#contracts/chat/chat.api';

/** The key of the first received message not yet seen; undefined when all were. */
export function firstUnread(messages: readonly Pick<ChatMessage, 'id' | 'own' | 'seen'>[]): string | undefined {
  return messages.find(({ own, seen }) => !own && !seen)?.id;
}
