import { lastSpokenFirst, summaryFrom } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { ownChats } from '#bff/chat/own-chats';
import { withOtherSides } from '#bff/chat/with-other-sides';
import type { OperationHandler } from '#bff/run-operation';
import type { listConversations } from '#contracts/chat/chat.api';

/** The user's chats, and how many unread messages they hold in all. */
export const handleListConversations: OperationHandler<typeof listConversations> = async (context) => {
  const reader = chatViewpoint(context);
  const chats = await withOtherSides(context, await ownChats(context));
  const summaries = chats.map(({ chat, otherSide }) => summaryFrom(chat, otherSide, reader));
  return {
    chats: lastSpokenFirst(summaries),
    unread: summaries.reduce((total, { unread }) => total + unread, 0),
  };
};
