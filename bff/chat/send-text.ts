import { messageFrom, messageMarked } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { messageSubject } from '#bff/chat/message-subject';
import { ownChat } from '#bff/chat/own-chats';
import { tellChat } from '#bff/chat/tell-chat';
import { withChatsLocked } from '#bff/chat/with-chats-locked';
import { type Context, sessionOf } from '#bff/context';
import { idempotencyMark } from '#bff/idempotency-mark';
import { idempotentWrite } from '#bff/idempotent-write';
import type { OperationHandler } from '#bff/run-operation';
import { type ChatMessage, sendText } from '#contracts/chat/chat.api';
import { type LegacyRecipient, sendMessage } from '#contracts/chat/chat.legacy';
import type { OperationInput } from '#contracts/kernel/operation';

type Input = OperationInput<typeof sendText>;

/** Sends a text into one of the user's chats, once per idempotency key. */
export const handleSendText: OperationHandler<typeof sendText> = async (context, input) => {
  let chat: LegacyRecipient | undefined;
  const message = await withChatsLocked(context, () =>
    idempotentWrite({
      call: sendMessage.name,
      // Read before every send: it also proves that the chat is the user's.
      findExisting: async () => {
        chat = await ownChat(context, input.chat);
        return messageMarked(markOf(input), chat, chatViewpoint(context));
      },
      write: () => send(context, input),
    }),
  );
  if (chat) tellChat(context, chat, sendText);
  return { message };
};

async function send(context: Context, input: Input): Promise<ChatMessage> {
  const { chat, text } = input;
  const sent = await context.legacy.call(sendMessage, {
    private_token: sessionOf(context).privateToken,
    public_token_recipient: chat,
    subject: messageSubject,
    body: text,
    media_url: '',
    type: 'message',
    configuration: { act: markOf(input) },
    notify: true,
  });
  return messageFrom(
    { ...sent, isOwner: true, configuration: { ...sent.configuration, act: markOf(input) } },
    chat,
    chatViewpoint(context),
  );
}

function markOf({ idempotencyKey, text }: Input): string {
  return idempotencyMark(idempotencyKey, { text });
}
