import { oneChatActAtATime } from '#bff/chat/one-chat-act-at-a-time';
import { ownChat, ownChats } from '#bff/chat/own-chats';
import { type Context, sessionOf } from '#bff/context';
import type { OperationHandler } from '#bff/run-operation';
import type { deleteConversation } from '#contracts/chat/chat.api';
import { deleteChat } from '#contracts/chat/chat.legacy';

/** Removes one of the reader's chats. Whatever the platform answered, a chat that is gone afterwards is removed. */
export const handleDeleteConversation: OperationHandler<typeof deleteConversation> = async (context, input) =>
  oneChatActAtATime(context, async () => {
    const { public_token } = await ownChat(context, input.chat);
    try {
      const request = { private_token: sessionOf(context).privateToken, public_token_recipient: public_token };
      await context.legacy.call(deleteChat, request);
    } catch (failure) {
      if (!(await isGone(context, public_token))) throw failure;
    }
    return {};
  });

/** Whether the reader's list no longer holds the chat; false when the list cannot be read. */
async function isGone(context: Context, token: string): Promise<boolean> {
  try {
    return (await ownChats(context)).every(({ public_token }) => public_token !== token);
  } catch {
    return false;
  }
}
