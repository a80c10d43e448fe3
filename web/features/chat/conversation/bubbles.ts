import type { ChatMessage } from '#contracts/chat/chat.api';
import type { Attachment } from '#web/features/chat/attachment/attachment';
import type { Outgoing } from '#web/features/chat/outbox/outgoing';

/**
 * The delivery state of the user's own message; `held` waits for the connection, `unconfirmed` may have arrived, `lost`
 * has lost its file.
 */
export type Delivery = 'sending' | 'held' | 'unconfirmed' | 'sent' | 'read' | 'failed' | 'lost';

/** One message as the log shows it. */
export interface Bubble {
  /** Stays the same from the press to the back end's copy, so that the bubble is not drawn or announced twice. */
  readonly key: string;
  readonly own: boolean;
  readonly sentAt: string;
  readonly content: ChatMessage['content'];
  /** Null on received messages. */
  readonly delivery: Delivery | null;
  /** The idempotency key of an unsent message that is not under way, which can be dropped; otherwise null. */
  readonly unsentKey: string | null;
  /** The code of the problem with which a failed message was not accepted, or `cancelled`. */
  readonly refusal: string | null;
  /** The file of an unsent message. */
  readonly attachment: Attachment | null;
  /** How much of the file has left, from 0 to 100; null while it is not leaving. */
  readonly percent: number | null;
}

/**
 * The chat's messages, followed by those of this tab that the chat does not contain yet: sent ones first, then unsent
 * ones. A message the chat already contains is shown once, even if its sending seemed to fail.
 */
export function bubbles(messages: readonly ChatMessage[], outgoing: readonly Outgoing[]): Bubble[] {
  const missing = outgoing.filter((each) => !messages.some((message) => isSame(message, each)));
  const unsent = missing.filter(({ message }) => message === null);
  return [
    ...messages.map(bubbleOfMessage),
    ...missing.flatMap(({ idempotencyKey, message }) =>
      message ? [{ ...bubbleOfMessage(message), key: idempotencyKey }] : [],
    ),
    ...unsent.map(bubbleOfUnsent),
  ];
}

/** Whether a message is one of this tab's that has not arrived, as far as is known. */
export function isUnsent({ delivery }: Pick<Bubble, 'delivery'>): boolean {
  return delivery !== null && delivery !== 'sent' && delivery !== 'read';
}

/** Compares idempotency keys; where the platform holds none, ids, or time and text. */
function isSame(held: ChatMessage, { idempotencyKey, text, message }: Outgoing): boolean {
  if (!held.own) return false;
  if (held.idempotencyKey !== null) return held.idempotencyKey === idempotencyKey;
  return message !== null && (held.id === message.id || (held.sentAt === message.sentAt && held.content.text === text));
}

function bubbleOfMessage({ id, own, idempotencyKey, sentAt, seen, content }: ChatMessage): Bubble {
  const delivery = own ? (seen ? 'read' : 'sent') : null;
  const settled = { unsentKey: null, refusal: null, attachment: null, percent: null };
  return { key: idempotencyKey ?? id, own, sentAt, content, delivery, ...settled };
}

function bubbleOfUnsent(outgoing: Outgoing): Bubble {
  const { idempotencyKey, writtenAt, state, refusal, attachment, percent } = outgoing;
  const isUnderWay = state === 'waiting' || state === 'sent';
  return {
    key: idempotencyKey,
    own: true,
    sentAt: writtenAt,
    content: unsentContent(outgoing),
    delivery: isUnderWay ? 'sending' : state === 'unresolved' ? 'unconfirmed' : state,
    unsentKey: isUnderWay ? null : idempotencyKey,
    refusal,
    attachment,
    percent,
  };
}

/** What an unsent message will be; its file has no address yet, and a photo that was lost no picture. */
function unsentContent({ text, attachment }: Outgoing): ChatMessage['content'] {
  if (!attachment) return { kind: 'text', text };
  const { name, bytes, size, file } = attachment;
  if (size && file) return { kind: 'image', url: '', name, size, text };
  return { kind: 'file', url: '', name, bytes, text };
}
