import * as z from 'zod/mini';
import { type ChatMessage, messageText } from '#contracts/chat/chat.api';
import { idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';

const kept = z.object({ idempotencyKey, chat: publicToken, text: messageText, writtenAt: isoInstant });

/** A message on its way: it waits for its turn or its answer, or it failed, or it was sent and the chat not yet read again. */
export interface Outgoing extends z.output<typeof kept> {
  readonly state: 'waiting' | 'failed' | 'sent';
  /** What the back end made of it. */
  readonly message: ChatMessage | null;
}

/** A message at the end of those waiting. */
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

/** The one whose turn it is: messages leave one at a time, in the order they were written. */
export function nextToSend(outgoing: readonly Outgoing[]): Outgoing | undefined {
  return outgoing.find(({ state }) => state === 'waiting');
}

/** The act succeeded. */
export function sent(outgoing: readonly Outgoing[], idempotencyKey: string, message: ChatMessage): Outgoing[] {
  return outgoing.map((each) => (each.idempotencyKey === idempotencyKey ? { ...each, state: 'sent', message } : each));
}

/** The act failed, and those written after it in the same chat stay with it, so that no message overtakes another (CHAT-30). */
export function failed(outgoing: readonly Outgoing[], idempotencyKey: string): Outgoing[] {
  const chat = outgoing.find((each) => each.idempotencyKey === idempotencyKey)?.chat;
  return outgoing.map((each) => (each.chat === chat && each.state === 'waiting' ? { ...each, state: 'failed' } : each));
}

/** Tries again from the first that failed in that chat: they leave in the order they were written. */
export function retried(outgoing: readonly Outgoing[], chat: string): Outgoing[] {
  return outgoing.map((each) => (each.chat === chat && each.state === 'failed' ? { ...each, state: 'waiting' } : each));
}

/** The form in which what was not sent outlives a reload; empty when all was sent. */
export function keptForm(outgoing: readonly Outgoing[]): string {
  const unsent = outgoing.filter(({ state }) => state !== 'sent');
  return unsent.length === 0
    ? ''
    : JSON.stringify(
        unsent.map(({ idempotencyKey, chat, text, writtenAt }) => ({ idempotencyKey, chat, text, writtenAt })),
      );
}

/** What a reload interrupted: nobody knows whether it arrived, so it waits for the user and leaves under the act it had. */
export function fromKeptForm(form: string): Outgoing[] {
  try {
    const read = z.array(kept).safeParse(JSON.parse(form));
    return (read.data ?? []).map((each) => ({ ...each, state: 'failed', message: null }));
  } catch {
    return [];
  }
}
