import type { ChatSummary } from '#contracts/chat/chat.api';

/** The administration is shown under this name alone (CHAT-11). */
export function otherName({ kind, name }: ChatSummary['otherSide']): string {
  return kind === 'administration' ? 'amministrazione' : name;
}
