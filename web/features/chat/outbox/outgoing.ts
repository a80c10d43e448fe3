import * as z from 'zod/mini';
import { type ChatMessage, messageText } from '#contracts/chat/chat.api';
import { idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';
import type { Problem } from '#contracts/kernel/problem';
import { isSignedOut } from '#web/api/is-signed-out';

/**
 * `waiting` for its turn or its answer. `held`: it has not left this device, and goes by itself. `unconfirmed`: it
 * left, and the connection broke before the answer; it is asked about by itself, under its key. `unresolved`: it was
 * answered, and the answer does not say whether it was accepted; `failed`: it was not accepted. Both wait for their
 * author.
 */
const unsentState = z.enum(['waiting', 'held', 'unconfirmed', 'unresolved', 'failed']);

const written = { idempotencyKey, chat: publicToken, text: messageText, writtenAt: isoInstant };
const kept = z.object({
  ...written,
  state: z.catch(unsentState, 'failed'),
  refusal: z.catch(z.nullable(z.string()), null),
});

/** A message that is not sent yet, or was sent but is not in the chat as last read. */
export interface Outgoing extends Omit<z.output<typeof kept>, 'state'> {
  readonly state: z.output<typeof unsentState> | 'sent';
  /** The code of the problem with which the message was not accepted, otherwise null. */
  readonly refusal: string | null;
  /** The back end's copy once sent, otherwise null. */
  readonly message: ChatMessage | null;
}

/** Adds a message after those that wait. */
export function queued(
  outgoing: readonly Outgoing[],
  message: Pick<Outgoing, 'idempotencyKey' | 'chat' | 'text' | 'writtenAt'>,
): Outgoing[] {
  return [...outgoing, { ...message, state: 'waiting', refusal: null, message: null }];
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
 * Marks what an attempt that failed has shown of its message, and of those behind it. Without a connection or a session
 * of their author nothing else can leave either; after any other failure what waits in the same chat fails too, so that
 * none overtakes another.
 */
export function notSent(outgoing: readonly Outgoing[], idempotencyKey: string, problem: Problem): Outgoing[] {
  const tried = outgoing.find((each) => each.idempotencyKey === idempotencyKey);
  const isCutOff = problem.code === 'no_connection' || isSignedOut(problem.code);
  return outgoing.map((each) => {
    if (each.state !== 'waiting') return each;
    if (isCutOff) return { ...each, state: each === tried && problem.outcomeUnknown ? 'unconfirmed' : 'held' };
    if (each.chat !== tried?.chat) return each;
    if (each === tried && problem.outcomeUnknown) return { ...each, state: 'unresolved' };
    return { ...each, state: 'failed', refusal: each === tried ? problem.code : null };
  });
}

/** Whether the message stays until its author decides what becomes of it. */
export function waitsForAuthor({ state }: Outgoing): boolean {
  return state === 'failed' || state === 'unresolved';
}

/** Whether any message goes by itself once that is possible. */
export function isAnyHeld(outgoing: readonly Outgoing[]): boolean {
  return outgoing.some(isHeld);
}

/** Queues what goes by itself again, in the order it was written. */
export function released(outgoing: readonly Outgoing[]): Outgoing[] {
  return outgoing.map((each) => (isHeld(each) ? { ...each, state: 'waiting' } : each));
}

/** Queues the unsent messages of the chat again, in the order they were written. */
export function retried(outgoing: readonly Outgoing[], chat: string): Outgoing[] {
  return outgoing.map((each) =>
    each.chat === chat && each.state !== 'sent' ? { ...each, state: 'waiting', refusal: null } : each,
  );
}

/** The unsent messages as text that survives a reload; empty when all were sent. */
export function keptForm(outgoing: readonly Outgoing[]): string {
  const unsent = outgoing.filter(({ state }) => state !== 'sent').map(({ message: _, ...each }) => each);
  return unsent.length === 0 ? '' : JSON.stringify(unsent);
}

/**
 * The messages as a reload left them. Of those that waited only the first can have left the device: whether it arrived
 * is unknown.
 */
export function fromKeptForm(form: string): Outgoing[] {
  const read = rowsOf(form).flatMap((row) => kept.safeParse(row).data ?? []);
  const underWay = read.find(({ state }) => state === 'waiting');
  return read.map((each) => {
    const state = each.state !== 'waiting' ? each.state : each === underWay ? 'unconfirmed' : 'held';
    return { ...each, state, message: null };
  });
}

/** What was kept, row by row: one that cannot be read takes none of the others along. */
function rowsOf(form: string): readonly unknown[] {
  try {
    const rows: unknown = JSON.parse(form);
    return Array.isArray(rows) ? rows : [];
  } catch {
    return [];
  }
}

function isHeld({ state }: Outgoing): boolean {
  return state === 'held' || state === 'unconfirmed';
}
