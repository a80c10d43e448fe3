import * as z from 'zod/mini';
import { fileUrl, idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';
import { requiredProse } from '#contracts/kernel/form-fields';
import { api, command, query, tooManyAttempts } from '#contracts/kernel/operation';

/** The most characters of a message. */
export const longestMessage = 4000;

/** A message's text: at least one visible character. */
export const messageText = requiredProse(longestMessage);

const shownAs = { name: z.string(), pictureUrl: z.nullable(fileUrl) };

/** The other side of a chat: a person, or the platform's own account, whose token is never disclosed. */
const otherSide = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['patient', 'professional']), token: publicToken, ...shownAs }),
  z.object({ kind: z.literal('administration'), ...shownAs }),
]);

export const chatSummary = z.object({
  token: publicToken,
  otherSide,
  lastMessage: z.nullable(
    z.object({
      kind: z.enum(['text', 'image', 'document', 'file', 'appointment']),
      text: z.string(),
      sentAt: isoInstant,
      own: z.boolean(),
    }),
  ),
  /** Messages received and not yet seen. */
  unread: z.int(),
});

export type ChatSummary = z.output<typeof chatSummary>;

const pixels = z.int().check(z.gte(1), z.lte(20_000));

/** The size of an image, in pixels. */
export const pixelSize = z.object({ width: pixels, height: pixels });

export type PixelSize = z.output<typeof pixelSize>;

export const chatMessage = z.object({
  /** Stable within the chat. */
  id: z.string(),
  own: z.boolean(),
  sentAt: isoInstant,
  /** Whether the other side has read it; of the user's own messages. */
  seen: z.boolean(),
  /**
   * The idempotency key it was sent with, on the user's own messages, so that the browser recognises its own bubble.
   */
  idempotencyKey: z.nullable(z.string()),
  content: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({
      kind: z.literal('image'),
      url: fileUrl,
      name: z.string(),
      /** Null where the message does not say; otherwise its box is there before the image is. */
      size: z.nullable(pixelSize),
      text: z.string(),
    }),
    z.object({
      kind: z.literal('file'),
      url: fileUrl,
      name: z.string(),
      /** Null where the message does not say. */
      bytes: z.nullable(z.int()),
      text: z.string(),
    }),
    /** A link that leads away from the platform; shown as a link. */
    z.object({ kind: z.literal('link'), url: z.string(), text: z.string() }),
    /** An appointment card; the text is the notice without its markers. `isOfSeries`: it tells of several at once. */
    z.object({
      kind: z.literal('appointment'),
      appointment: z.nullable(publicToken),
      isOfSeries: z.boolean(),
      text: z.string(),
    }),
  ]),
});

export type ChatMessage = z.output<typeof chatMessage>;

/** `chat_full`: the user's messages weigh what one member's may; `too_many_attempts`: after 300 in 15 minutes. */
export const messageRefusals = { chat_full: { status: 422 }, too_many_attempts: tooManyAttempts } as const;

export const chatApi = api('chat', {
  /** The user's chats, the most recently active first. */
  listConversations: query({
    access: 'signed-in',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ chats: z.array(chatSummary), unread: z.int() }),
  }),

  /** One chat with its messages, oldest first. A chat the user does not belong to is `not_found`. */
  readConversation: query({
    access: 'signed-in',
    versioned: true,
    input: z.strictObject({ chat: publicToken }),
    output: z.object({ token: publicToken, otherSide, messages: z.array(chatMessage) }),
  }),

  /**
   * Writes to a therapist for the first time; if the chat exists it is opened instead and nothing is sent (CHAT-35).
   * Refuses with `requests_paused` while the therapist takes no new requests, whoever has or had a session there
   * excepted, and with `too_many_attempts` after twenty in an hour.
   */
  startConversation: command({
    access: 'patients',
    affects: ['chat/list-conversations', 'therapists/therapist-detail'],
    input: z.strictObject({ therapist: publicToken, text: messageText, idempotencyKey }),
    output: z.object({ chat: publicToken, existed: z.boolean() }),
    refusals: { requests_paused: { status: 409 }, too_many_attempts: tooManyAttempts },
  }),

  /** Sends a text once per idempotency key: a retry answers the message that arrived the first time. */
  sendText: command({
    access: 'signed-in',
    affects: ['chat/list-conversations', 'chat/read-conversation'],
    input: z.strictObject({ chat: publicToken, text: messageText, idempotencyKey }),
    output: z.object({ message: chatMessage }),
    refusals: messageRefusals,
  }),

  /** Marks the messages received in the chat as seen (CHAT-32). */
  markRead: command({
    access: 'signed-in',
    affects: ['chat/list-conversations', 'chat/read-conversation'],
    input: z.strictObject({ chat: publicToken }),
    output: z.object({}),
  }),

  /** Removes the chat for both sides, for good (CHAT-41). */
  deleteConversation: command({
    access: 'signed-in',
    affects: ['chat/list-conversations', 'therapists/therapist-detail'],
    input: z.strictObject({ chat: publicToken }),
    output: z.object({}),
  }),
});

export const { listConversations, readConversation, startConversation, sendText, markRead, deleteConversation } =
  chatApi;
