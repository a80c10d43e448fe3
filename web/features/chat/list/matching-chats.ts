import type { ChatSummary } from '#contracts/chat/chat.api';
import { otherName } from '#web/features/chat/other-name';

/** The chats whose other party or last message contains every word of the search, ignoring case and accents. */
export function matchingChats(chats: readonly ChatSummary[], sought: string): ChatSummary[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return chats.filter((chat) => {
    const text = plain(`${otherName(chat.otherSide)} ${chat.lastMessage?.text ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('it');
}
