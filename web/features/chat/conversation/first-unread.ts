import type { ChatMessage } from '#contracts/chat/chat.api';

/** The id of the first received message the user has not seen; undefined when there is none. */
export function firstUnread(messages: readonly Pick<ChatMessage, 'id' | 'own' | 'seen'>[]): string | undefined {
  return messages.find(({ own, seen }) => !own && !seen)?.id;
}
