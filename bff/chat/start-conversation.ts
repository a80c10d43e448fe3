import { messagesFrom } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { chatWith } from '#bff/chat/chat-with';
import { messageSubject } from '#bff/chat/message-subject';
import { ownChats } from '#bff/chat/own-chats';
import { withChatsLocked } from '#bff/chat/with-chats-locked';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite, type ReadingMoment } from '#bff/idempotent-write';
import { OperationFailed } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { fullName } from '#bff/users/full-name';
import { ownUser } from '#bff/users/own-user';
import type { startConversation } from '#contracts/chat/chat.api';
import { createChat } from '#contracts/chat/chat.legacy';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';

type Input = OperationInput<typeof startConversation>;
type Output = OperationOutput<typeof startConversation>;

/** Opens the existing chat with the therapist, or creates one with its first message (CHAT-35). */
export const handleStartConversation: OperationHandler<typeof startConversation> = async (context, input) =>
  withChatsLocked(context, () =>
    idempotentWrite({
      call: createChat.name,
      findExisting: (moment) => openExisting(context, input, moment),
      write: () => create(context, input),
    }),
  );

/**
 * The chat with the therapist. It counts as begun by this attempt when it holds the idempotency key, or, if it appeared
 * after a lost answer, the same text: the platform may not keep the key of a first message.
 */
async function openExisting(
  context: Context,
  { therapist, idempotencyKey, text }: Input,
  moment: ReadingMoment,
): Promise<Output | undefined> {
  const reader = chatViewpoint(context);
  const chat = chatWith(therapist, await ownChats(context), reader);
  if (!chat) return undefined;
  const isBegunByThisAct = messagesFrom(chat, reader).some(
    (message) =>
      message.own &&
      (message.idempotencyKey === idempotencyKey || (moment !== 'before' && message.content.text === text)),
  );
  return { chat: chat.public_token, existed: !isBegunByThisAct };
}

async function create(context: Context, { therapist, text, idempotencyKey }: Input): Promise<Output> {
  const { privateToken } = sessionOf(context);
  const entry = await context.directory.find(therapist, context.now());
  if (!entry) throw new OperationFailed('not_found');
  const user = await ownUser(context);
  const { recipient } = await context.legacy.call(createChat, {
    private_token: privateToken,
    subject: messageSubject,
    body: text,
    type: 'message',
    name: `${fullName(user)} - ${entry.profile.name}`,
    targets: [therapist],
    admin_list: [...context.settings.adminTokens],
    notify: true,
    include_text: context.settings.includeMessageText,
    configuration: { act: idempotencyKey },
  });
  return { chat: recipient, existed: false };
}
