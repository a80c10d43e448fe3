import type { ChatSummary } from '#contracts/chat/chat.api';
import { otherName } from '#web/features/chat/other-name';
import { holdsWords } from '#web/ui/holds-words';

/** The chats whose other party or last message holds every word of the search. */
export function matchingChats(chats: readonly ChatSummary[], sought: string): ChatSummary[] {
  return chats.filter(({ otherSide, lastMessage }) =>
    holdsWords(`${otherName(otherSide)} ${lastMessage?.text ?? ''}`, sought),
  );
}
