import * as z from 'zod/mini';
import { type ChatMessage, messageText } from '#contracts/chat/chat.api';
import { idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';

const kept = z.object({ idempotencyKey, chat: publicToken, text: messageText, writtenAt: isoInstant });

/** A message that waits for its turn or its answer, has failed, or was sent but is not in the chat as last read. */
export interface Outgoing extends z.output<typeof kept> {
  readonly state: 'waiting' | 'failed' | 'sent';
  /** The back end's copy once sent, otherwise null. */
  readonly message: ChatMessage | null;
}

/** Adds a message after those that wait. */
export function queued(
  outgoing: readonly Outgoing[],
  written: {
    readonly idempotencyKey: string;
    readonly chat: string;
    readonly text: string;
    readonly writtenAt: string;
  },
): Outgoing[] {
  return [...outgoing, { ...written, state: 'waiting', message: null }];
}

/** The next message to send: messages leave one at a time, in the order they were written. */
export function nextToSend(outgoing: readonly Outgoing[]): Outgoing | undefined {
  return outgoing.find(({ state }) => state === 'waiting');
}

/** Marks the message as sent. */
export function sent(outgoing: readonly Outgoing[], idempotencyKey: string, message: ChatMessage): Outgoing[] {
  return outgoing.map((each) => (each.idempotencyKey === idempotencyKey ? { ...each, state: 'sent', message } : each));
}

/**
 * Marks the message as failed together with those that wait behind it in the same chat, so that none overtakes another.
 */
export function failed(outgoing: readonly Outgoing[], idempotencyKey: string): Outgoing[] {
  const chat = outgoing.find((each) => each.idempotencyKey === idempotencyKey)?.chat;
  return outgoing.map((each) => (each.chat === chat && each.state === 'waiting' ? { ...each, state: 'failed' } : each));
}

/** Queues the failed messages of the chat again, in the order they were written. */
export function retried(outgoing: readonly Outgoing[], chat: string): Outgoing[] {
  return outgoing.map((each) => (each.chat === chat && each.state === 'failed' ? { ...each, state: 'waiting' } : each));
}

/** The unsent messages as text that survives a reload; empty when all were sent. */
export function keptForm(outgoing: readonly Outgoing[]): string {
  const unsent = outgoing.filter(({ state }) => state !== 'sent');
  return unsent.length === 0
    ? ''
    : JSON.stringify(
        unsent.map(({ idempotencyKey, chat, text, writtenAt }) => ({ idempotencyKey, chat, text, writtenAt })),
      );
}

/**
 * The messages a reload interrupted. Whether they arrived is unknown, so each is marked as failed: it waits for the
 * user and is sent again under its idempotency key.
 */
export function fromKeptForm(form: string): Outgoing[] {
  try {
    const read = z.array(kept).safeParse(JSON.parse(form));
    return (read.data ?? []).map((each) => ({ ...each, state: 'failed', message: null }));
  } catch {
    return [];
  }
}
