import { ownChat, ownChats } from '#bff/chat/own-chats';
import { tellChat } from '#bff/chat/tell-chat';
import { withChatsLocked } from '#bff/chat/with-chats-locked';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { tellOwnPages, writeAndTell } from '#bff/live/tell-pages';
import type { OperationHandler } from '#bff/run-operation';
import { deleteConversation, readConversation } from '#contracts/chat/chat.api';
import { deleteChat, type LegacyRecipient } from '#contracts/chat/chat.legacy';

/**
 * Removes one of the user's chats. Whatever the platform answers, the list read afterwards decides whether it is gone
 * (CHAT-41).
 */
export const handleDeleteConversation: OperationHandler<typeof deleteConversation> = async (context, input) =>
  withChatsLocked(context, async () => {
    const chat = await ownChat(context, input.chat);
    const { public_token } = chat;
    const write = () =>
      idempotentWrite({
        call: deleteChat.name,
        findExisting: async (moment) => (moment !== 'before' && (await isGone(context, public_token)) ? {} : undefined),
        write: () => remove(context, public_token),
      });
    return writeAndTell(write, () => tellGone(context, chat));
  });

/** Wherever the chat is open, its messages are gone; the page that acted leaves it by itself. */
function tellGone(context: Context, chat: LegacyRecipient): void {
  const { name } = readConversation;
  tellChat(context, chat, { affects: [...(deleteConversation.affects ?? []), name] });
  tellOwnPages(context, { affects: [name] });
}

/** A refusal may mean that the other side has removed the chat meanwhile. */
async function remove(context: Context, token: string): Promise<Record<never, never> | undefined> {
  const request = { private_token: sessionOf(context).privateToken, public_token_recipient: token };
  try {
    await context.legacy.call(deleteChat, request);
    return undefined;
  } catch (failure) {
    if (!isRefusal(failure) || !(await isGone(context, token).catch(() => false))) throw failure;
    return {};
  }
}

/** Whether the user's list no longer holds the chat. */
async function isGone(context: Context, token: string): Promise<boolean> {
  return (await ownChats(context)).every(({ public_token }) => public_token !== token);
}
