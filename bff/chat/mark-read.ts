import { messagesFrom } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { ownChat, unlessChatDeleted } from '#bff/chat/own-chats';
import { tellChat } from '#bff/chat/tell-chat';
import { unreadCount } from '#bff/chat/unread-count';
import { sessionOf } from '#bff/context';
import type { OperationHandler } from '#bff/run-operation';
import { markRead } from '#contracts/chat/chat.api';
import { markSeen } from '#contracts/chat/chat.legacy';

/**
 * Marks one of the user's chats as seen; without unread messages the platform is not called (CHAT-32). The other side
 * is told even where the answer was lost: the mark may stand, and asked for again it would be found, and nobody told.
 */
export const handleMarkRead: OperationHandler<typeof markRead> = async (context, input) => {
  const chat = await ownChat(context, input.chat);
  if (unreadCount(messagesFrom(chat, chatViewpoint(context))) === 0) return {};
  const request = {
    private_token: sessionOf(context).privateToken,
    public_token_recipient: chat.public_token,
    seen: true,
  } as const;
  try {
    await unlessChatDeleted(context, chat.public_token, () => context.legacy.call(markSeen, request));
  } finally {
    tellChat(context, chat, markRead);
  }
  return {};
};
