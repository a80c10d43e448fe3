import * as z from 'zod/mini';
import { fileUrl, idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';
import { requiredProse } from '#contracts/kernel/form-fields';
import { api, command, query } from '#contracts/kernel/operation';

/** A message's text: at least one sign that is seen, at most 4,000 characters. */
export const messageText = requiredProse(4000);

const shownAs = { name: z.string(), pictureUrl: z.nullable(fileUrl) };

/** The other side of a chat: a person, or the platform's own account, whose token is nobody's to know. */
const otherSide = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['patient', 'professional']), token: publicToken, ...shownAs }),
  z.object({ kind: z.literal('administration'), ...shownAs }),
]);

export const chatSummary = z.object({
  token: publicToken,
  otherSide,
  lastMessage: z.nullable(
    z.object({ kind: z.enum(['text', 'file', 'appointment']), text: z.string(), sentAt: isoInstant, own: z.boolean() }),
  ),
  /** Messages received and not yet seen (CHAT-33). */
  unread: z.int(),
});

export type ChatSummary = z.output<typeof chatSummary>;

export const chatMessage = z.object({
  /** Stable within the chat. */
  id: z.string(),
  own: z.boolean(),
  sentAt: isoInstant,
  /** On an own message: the other side has read it. */
  seen: z.boolean(),
  /** The act that sent it, on own messages, so that the browser knows its own bubble again. */
  idempotencyKey: z.nullable(z.string()),
  content: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('image'), url: fileUrl, name: z.string(), text: z.string() }),
    z.object({ kind: z.literal('file'), url: fileUrl, name: z.string(), text: z.string() }),
    /** A link that leads away from the platform: shown as what it is. */
    z.object({ kind: z.literal('link'), url: z.string(), text: z.string() }),
    /** An appointment's card (CHAT-18, CHAT-19); the text is the notice without its marker. */
    z.object({ kind: z.literal('appointment'), appointment: z.nullable(publicToken), text: z.string() }),
  ]),
});

export type ChatMessage = z.output<typeof chatMessage>;

export const chatApi = api('chat', {
  /** The user's chats, the one spoken in last first. */
  listConversations: query({
    access: 'signed-in',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ chats: z.array(chatSummary), unread: z.int() }),
  }),

  /** One chat with its messages, oldest first. Somebody else's chat is `not_found`. */
  readConversation: query({
    access: 'signed-in',
    versioned: true,
    input: z.strictObject({ chat: publicToken }),
    output: z.object({ token: publicToken, otherSide, messages: z.array(chatMessage) }),
  }),

  /** Writes to a therapist for the first time; a chat that exists is opened instead, and nothing is sent (CHAT-35). */
  startConversation: command({
    access: 'patients',
    affects: ['chat/list-conversations', 'therapists/therapist-detail'],
    input: z.strictObject({ therapist: publicToken, text: messageText, idempotencyKey }),
    output: z.object({ chat: publicToken, existed: z.boolean() }),
  }),

  /** Sends a text, once for each act: the chat is read before sending, so a retry answers what arrived the first time. */
  sendText: command({
    access: 'signed-in',
    affects: ['chat/list-conversations', 'chat/read-conversation'],
    input: z.strictObject({ chat: publicToken, text: messageText, idempotencyKey }),
    output: z.object({ message: chatMessage }),
  }),

  /** Marks what was received in the chat as seen (CHAT-32). */
  markRead: command({
    access: 'signed-in',
    affects: ['chat/list-conversations', 'chat/read-conversation'],
    input: z.strictObject({ chat: publicToken }),
    output: z.object({}),
  }),

  /** Removes the chat for both sides, for good (CHAT-41 to 49). */
  deleteConversation: command({
    access: 'signed-in',
    affects: ['chat/list-conversations', 'therapists/therapist-detail'],
    input: z.strictObject({ chat: publicToken }),
    output: z.object({}),
  }),
});

export const { listConversations, readConversation, startConversation, sendText, markRead, deleteConversation } =
  chatApi;
