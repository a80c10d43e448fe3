import { messageFrom, messageMarked } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { messageSubject } from '#bff/chat/message-subject';
import { ownChat, unlessChatDeleted } from '#bff/chat/own-chats';
import { countMessage, requireRoom } from '#bff/chat/sending/room-in-chat';
import { tellChat } from '#bff/chat/tell-chat';
import { withChatsLocked } from '#bff/chat/with-chats-locked';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { writeAndTell } from '#bff/live/tell-pages';
import { type ChatMessage, sendText } from '#contracts/chat/chat.api';
import { type LegacyRecipient, type LegacySentFile, sendMessage } from '#contracts/chat/chat.legacy';

/** A message's place: its chat, and the mark by which it is recognised. */
export interface MessagePlace {
  readonly chat: string;
  readonly mark: string;
}

export interface NewMessage extends MessagePlace {
  readonly text: string;
  /** The stored name of a file of the user's own, and what is kept of it. */
  readonly file?: { readonly storedName: string; readonly kept: LegacySentFile };
}

/**
 * Sends a message into one of the user's chats, once per mark, and tells the other side's pages. Fails with `not_found`
 * for any other chat, and refuses with `chat_full` and, a text, with `too_many_attempts`.
 */
export async function sendOnce(context: Context, message: NewMessage): Promise<ChatMessage> {
  let chat: LegacyRecipient | undefined;
  const write = () =>
    idempotentWrite({
      call: sendMessage.name,
      findExisting: async (moment) => {
        chat = await ownChat(context, message.chat);
        const reader = chatViewpoint(context);
        const earlier = messageMarked(message.mark, chat, reader);
        if (!earlier && moment === 'before') requireRoom(chat, reader);
        return earlier;
      },
      write: () => send(context, message),
    });
  return writeAndTell(
    () => withChatsLocked(context, write),
    () => chat && tellChat(context, chat, sendText),
  );
}

/**
 * The message that left this mark before, if one did. Reading it also proves, before anything is stored, that the chat
 * is the user's and has room: refuses as `sendOnce` does.
 */
export async function findSent(context: Context, { chat, mark }: MessagePlace): Promise<ChatMessage | undefined> {
  const own = await ownChat(context, chat);
  const reader = chatViewpoint(context);
  const earlier = messageMarked(mark, own, reader);
  if (!earlier) requireRoom(own, reader);
  return earlier;
}

async function send(context: Context, { chat, mark, text, file }: NewMessage): Promise<ChatMessage> {
  // One with a file was counted before that was stored.
  if (!file) await countMessage(context);
  const request = {
    private_token: sessionOf(context).privateToken,
    public_token_recipient: chat,
    subject: messageSubject,
    body: text,
    media_url: file?.storedName ?? '',
    type: 'message',
    configuration: { act: mark, ...(file && { file: file.kept }) },
    notify: true,
  } as const;
  const sent = await unlessChatDeleted(context, chat, () => context.legacy.call(sendMessage, request));
  // The answer need not repeat what it was given.
  const kept = file && { width: undefined, height: undefined, ...file.kept };
  return messageFrom(
    { ...sent, isOwner: true, configuration: { ...sent.configuration, act: mark, file: kept } },
    chat,
    chatViewpoint(context),
  );
}
