import type { ChatViewpoint } from '#bff/chat/chat-viewpoint';
import { otherParticipant } from '#bff/chat/other-side';
import type { LegacyRecipient } from '#contracts/chat/chat.legacy';

/** The user's chat whose other side is that person; undefined when there is none (MSG-03). */
export function chatWith(
  person: string,
  chats: readonly LegacyRecipient[],
  reader: ChatViewpoint,
): LegacyRecipient | undefined {
  return chats.find((chat) => otherParticipant(chat, reader)?.public_token === person);
}
