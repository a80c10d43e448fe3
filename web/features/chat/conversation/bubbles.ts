import type { ChatMessage } from '#contracts/chat/chat.api';
import type { Outgoing } from '#web/features/chat/outbox/outgoing';

/** How far a message of one's own has come. */
export type Delivery = 'sending' | 'sent' | 'read' | 'failed';

/** One message as the log shows it. */
export interface Bubble {
  /** Stays the same from the press to the back end's copy, so that the bubble is never drawn, or announced, twice. */
  readonly key: string;
  readonly own: boolean;
  readonly sentAt: string;
  readonly content: ChatMessage['content'];
  /** Null on received ones. */
  readonly delivery: Delivery | null;
  /** The act that can be tried again or given up. */
  readonly failedKey: string | null;
}

/**
 * The chat's messages and, after them, those of this tab that the chat does not hold yet: first what was sent, then
 * what waits or failed. A message the chat already holds, whatever its answer was, is shown once.
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

/** By the act; a platform that does not keep acts, by the id or else by moment and text. */
function isSame(held: ChatMessage, { idempotencyKey, text, message }: Outgoing): boolean {
  if (!held.own) return false;
  if (held.idempotencyKey !== null) return held.idempotencyKey === idempotencyKey;
  return message !== null && (held.id === message.id || (held.sentAt === message.sentAt && held.content.text === text));
}

function bubbleOfMessage({ id, own, idempotencyKey, sentAt, seen, content }: ChatMessage): Bubble {
  const delivery = own ? (seen ? 'read' : 'sent') : null;
  return { key: idempotencyKey ?? id, own, sentAt, content, delivery, failedKey: null };
}

function bubbleOfUnsent({ idempotencyKey, text, writtenAt, state }: Outgoing): Bubble {
  const isFailed = state === 'failed';
  return {
    key: idempotencyKey,
    own: true,
    sentAt: writtenAt,
    content: { kind: 'text', text },
    delivery: isFailed ? 'failed' : 'sending',
    failedKey: isFailed ? idempotencyKey : null,
  };
}
