import type { ChatViewpoint } from '#bff/chat/chat-viewpoint';
import { otherParticipant } from '#bff/chat/other-side';
import type { LegacyRecipient } from '#contracts/chat/chat.legacy';

/** The reader's chat whose other side is that person (MSG-03); undefined when there is none. */
export function chatWith(
  person: string,
  chats: readonly LegacyRecipient[],
  reader: ChatViewpoint,
): LegacyRecipient | undefined {
  return chats.find((chat) => otherParticipant(chat, reader)?.public_token === person);
}
