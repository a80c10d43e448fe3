/** How many messages the user has neither seen nor sent (CHAT-33). */
export function unreadCount(messages: readonly { readonly own: boolean; readonly seen: boolean }[]): number {
  return messages.filter(({ own, seen }) => !own && !seen).length;
}
