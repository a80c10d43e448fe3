import type { ChatSummary } from '#contracts/chat/chat.api';

/** The other party's name; the administration is always shown as 'amministrazione'. */
export function otherName({ kind, name }: ChatSummary['otherSide']): string {
  return kind === 'administration' ? 'amministrazione' : name;
}
