import { messagesFrom } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { ownChat } from '#bff/chat/own-chats';
import { withOtherSides } from '#bff/chat/with-other-sides';
import { OperationFailed } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import type { readConversation } from '#contracts/chat/chat.api';

/** One of the user's chats with all its messages. */
export const handleReadConversation: OperationHandler<typeof readConversation> = async (context, input) => {
  const [found] = await withOtherSides(context, [await ownChat(context, input.chat)]);
  if (!found) throw new OperationFailed('not_found');
  const { chat, otherSide } = found;
  return { token: chat.public_token, otherSide, messages: messagesFrom(chat, chatViewpoint(context)) };
};
