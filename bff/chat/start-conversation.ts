import { isPatientOf } from '#bff/appointments/own-events';
import { messageMarked, messagesFrom } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { chatWith } from '#bff/chat/chat-with';
import { messageSubject } from '#bff/chat/message-subject';
import { ownChats } from '#bff/chat/own-chats';
import { whileChatIsSought, withChatsLocked } from '#bff/chat/with-chats-locked';
import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import { idempotencyMark } from '#bff/idempotency-mark';
import { idempotentWrite, type ReadingMoment } from '#bff/idempotent-write';
import { tellOtherPages, writeAndTell } from '#bff/live/tell-pages';
import { requestsPausedAt } from '#bff/new-requests/requests-paused';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import type { DirectoryProfile } from '#bff/therapists/therapists-mapping';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import { ownUser } from '#bff/users/own-user';
import { startConversation } from '#contracts/chat/chat.api';
import { createChat } from '#contracts/chat/chat.legacy';
import { hourMs } from '#contracts/kernel/instant';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';

/** First messages of one account in an hour: each is told a therapist by e-mail. */
const perAccount = 20;

type Input = OperationInput<typeof startConversation>;
type Output = OperationOutput<typeof startConversation>;

/**
 * Opens the existing chat with the therapist, or creates one with its first message (CHAT-35). Refuses a therapist who
 * is not found, with `requests_paused` one who takes no new requests, unless the patient has or had a session
 * there, and with `too_many_attempts` after twenty in an hour.
 */
export const handleStartConversation: OperationHandler<typeof startConversation> = async (context, input) =>
  withChatsLocked(context, () => {
    const write = () =>
      idempotentWrite({
        call: createChat.name,
        findExisting: (moment) => openExisting(context, input, moment),
        write: () => create(context, input),
      });
    return writeAndTell(
      () => whileChatIsSought(context, input.therapist, write),
      (begun) => begun?.existed || tellOtherPages(context, input.therapist, startConversation),
    );
  });

/**
 * The chat with the therapist. It counts as begun by this attempt when it holds the idempotency key, or, if it appeared
 * after a lost answer, the same text: the platform may not keep the key of a first message.
 */
async function openExisting(context: Context, input: Input, moment: ReadingMoment): Promise<Output | undefined> {
  const reader = chatViewpoint(context);
  const chat = chatWith(input.therapist, await ownChats(context), reader);
  if (!chat) return undefined;
  const hasText = messagesFrom(chat, reader).some(({ own, content }) => own && content.text === input.text);
  const isMarked = messageMarked(markOf(input), chat, reader) !== undefined;
  const isBegunByThisAct = isMarked || (moment !== 'before' && hasText);
  return { chat: chat.public_token, existed: !isBegunByThisAct };
}

async function create(context: Context, input: Input): Promise<Output> {
  const { therapist, text } = input;
  const { privateToken } = sessionOf(context);
  const entry = await context.directory.find(therapist, context.now());
  if (!entry) throw new OperationFailed('not_found');
  if ((await takesNoRequests(context, entry)) && !(await isPatientOf(context, therapist))) {
    throw refusal(startConversation, 'requests_paused');
  }
  const ofAccount = { name: 'new-chat', limit: perAccount, of: sessionOf(context).publicToken, windowMs: hourMs };
  const retryAfterSeconds = await countAttempt(context, ofAccount);
  if (retryAfterSeconds > 0) throw refusal(startConversation, 'too_many_attempts', { retryAfterSeconds });
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
    configuration: { act: markOf(input) },
  });
  return { chat: recipient, existed: false };
}

/** Asked of the platform at the moment of writing: the directory may be half a minute old. */
async function takesNoRequests(context: Context, { profile }: DirectoryProfile): Promise<boolean> {
  const therapist = (await findUsers(context, [profile.token])).get(profile.token);
  return therapist ? requestsPausedAt(therapist) !== null : profile.requestsPaused;
}

function markOf({ idempotencyKey, text }: Input): string {
  return idempotencyMark(idempotencyKey, { text });
}
