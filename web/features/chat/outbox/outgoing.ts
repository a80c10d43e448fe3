import * as z from 'zod/mini';
import { type ChatMessage, longestMessage } from '#contracts/chat/chat.api';
import { idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';
import type { Problem } from '#contracts/kernel/problem';
import { proseText } from '#contracts/kernel/prose-text';
import { isSignedOut } from '#web/api/is-signed-out';
import { type Attachment, attachmentKept } from '#web/features/chat/attachment/attachment';

/**
 * `waiting` for its turn or its answer. `held`: it has not left this device, and goes by itself. `unconfirmed`: it
 * left, and the connection broke before the answer; it is asked about by itself, under its key. `unresolved`: it was
 * answered, and the answer does not say whether it was accepted; `failed`: it was not accepted; `lost`: a reload has
 * lost its file. These three wait for their author.
 */
const unsentState = z.enum(['waiting', 'held', 'unconfirmed', 'unresolved', 'failed', 'lost']);

const kept = z.object({
  idempotencyKey,
  chat: publicToken,
  /** May be empty beside an attachment. */
  text: proseText(longestMessage),
  writtenAt: isoInstant,
  attachment: z.catch(z.nullable(attachmentKept), null),
  state: z.catch(unsentState, 'failed'),
  refusal: z.catch(z.nullable(z.string()), null),
  /** Whether an earlier attempt under its key ended without showing whether it arrived. */
  isDoubtful: z.catch(z.boolean(), false),
});

/** A message that is not sent yet, or was sent but is not in the chat as last read. */
export interface Outgoing extends Omit<z.output<typeof kept>, 'state' | 'attachment'> {
  readonly attachment: Attachment | null;
  readonly state: z.output<typeof unsentState> | 'sent';
  /** The code of the problem with which the message was not accepted, `cancelled` or `maybeArrived`; otherwise null. */
  readonly refusal: string | null;
  /** How much of the attachment has left, from 0 to 100; null while it is not leaving. */
  readonly percent: number | null;
  /** The back end's copy once sent, otherwise null. */
  readonly message: ChatMessage | null;
}

/** The refusals of a file itself: sent again, it would fare the same. */
export const fileRefusals = ['unsupported_file', 'file_too_large', 'too_many_pixels', 'file_empty'] as const;

export type FileRefusal = (typeof fileRefusals)[number];

/** What says nothing of the message: the back end may have failed before it looked for an earlier attempt. */
const withoutVerdict: readonly string[] = [
  'legacy_unavailable',
  'legacy_unreadable',
  'overloaded',
  'rate_limited',
  'unexpected',
];

export function isFileRefusal(refusal: string | null): refusal is FileRefusal {
  return (fileRefusals as readonly (string | null)[]).includes(refusal);
}

/** The `refusal` of a lost message whose file may have arrived before the reload. */
export const maybeArrived = 'maybe_arrived';

/** Adds a message after those that wait. */
export function queued(
  outgoing: readonly Outgoing[],
  message: Pick<Outgoing, 'idempotencyKey' | 'chat' | 'text' | 'writtenAt'> & Partial<Pick<Outgoing, 'attachment'>>,
): Outgoing[] {
  const fresh = { attachment: null, state: 'waiting', refusal: null, isDoubtful: false } as const;
  return [...outgoing, { ...fresh, percent: null, message: null, ...message }];
}

/** The next message to send: messages leave one at a time, in the order they were written. */
export function nextToSend(outgoing: readonly Outgoing[]): Outgoing | undefined {
  return outgoing.find(({ state }) => state === 'waiting');
}

/** Marks the message as sent; its file is no longer needed. */
export function sent(outgoing: readonly Outgoing[], idempotencyKey: string, message: ChatMessage): Outgoing[] {
  return changed(outgoing, idempotencyKey, { state: 'sent', attachment: null, percent: null, message });
}

/** Notes how much of the message's attachment has left. */
export function leaving(outgoing: readonly Outgoing[], idempotencyKey: string, percent: number): Outgoing[] {
  return changed(outgoing, idempotencyKey, { percent });
}

/** Marks the message as called back by its author, who may send it again; what waits behind it goes on. */
export function cancelled(outgoing: readonly Outgoing[], idempotencyKey: string): Outgoing[] {
  return outgoing.map((each) => {
    if (each.idempotencyKey !== idempotencyKey) return each;
    const stopped = { ...each, percent: null };
    return each.isDoubtful
      ? { ...stopped, state: 'unresolved' }
      : { ...stopped, state: 'failed', refusal: 'cancelled' };
  });
}

/**
 * Gives the message the file that a reload had lost, and queues it in its place: under a key of its own, since the
 * earlier one stands for the lost file.
 */
export function attachedAgain(
  outgoing: readonly Outgoing[],
  idempotencyKey: string,
  again: Pick<Outgoing, 'idempotencyKey' | 'attachment'>,
): Outgoing[] {
  return changed(outgoing, idempotencyKey, { ...again, state: 'waiting', refusal: null, isDoubtful: false });
}

function changed(outgoing: readonly Outgoing[], idempotencyKey: string, change: Partial<Outgoing>): Outgoing[] {
  return outgoing.map((each) => (each.idempotencyKey === idempotencyKey ? { ...each, ...change } : each));
}

/**
 * Marks what an attempt that failed has shown of its message, and of those behind it. Without a connection or a session
 * of their author nothing else can leave either; after any other failure what waits in the same chat fails too, so that
 * none overtakes another, unless it was the file's own: that message never leaves. One that may have arrived before
 * stays so until an answer shows that it has not.
 */
export function notSent(outgoing: readonly Outgoing[], idempotencyKey: string, problem: Problem): Outgoing[] {
  const tried = outgoing.find((each) => each.idempotencyKey === idempotencyKey);
  const isCutOff = problem.code === 'no_connection' || isSignedOut(problem.code);
  return outgoing.map((each) => {
    if (each.state !== 'waiting') return each;
    const stopped = { ...each, percent: null };
    const isTried = each === tried;
    const isUndecided = each.isDoubtful && (!isTried || isCutOff || withoutVerdict.includes(problem.code));
    const isDoubtful = isUndecided || (isTried && problem.outcomeUnknown === true);
    if (isCutOff) return { ...stopped, isDoubtful, state: isDoubtful ? 'unconfirmed' : 'held' };
    if (each.chat !== tried?.chat || (!isTried && isFileRefusal(problem.code))) return each;
    if (isDoubtful) return { ...stopped, isDoubtful, state: 'unresolved' };
    return { ...stopped, isDoubtful, state: 'failed', refusal: isTried ? problem.code : null };
  });
}

/** Whether the message stays until its author decides what becomes of it. */
export function waitsForAuthor({ state }: Outgoing): boolean {
  return state === 'failed' || state === 'unresolved' || state === 'lost';
}

/** Whether the message has a file that only this page still holds. */
export function isFileUnsent({ state, attachment }: Outgoing): boolean {
  return state !== 'sent' && Boolean(attachment?.file);
}

/** Whether any message goes by itself once that is possible. */
export function isAnyHeld(outgoing: readonly Outgoing[]): boolean {
  return outgoing.some(isHeld);
}

/** Queues what goes by itself again, in the order it was written. */
export function released(outgoing: readonly Outgoing[]): Outgoing[] {
  return outgoing.map((each) => (isHeld(each) ? { ...each, state: 'waiting' } : each));
}

/** Queues the unsent messages of the chat again, in the order they were written; one without its file stays. */
export function retried(outgoing: readonly Outgoing[], chat: string): Outgoing[] {
  return outgoing.map((each) =>
    each.chat === chat && each.state !== 'sent' && each.state !== 'lost'
      ? { ...each, state: 'waiting', refusal: null }
      : each,
  );
}

/** Puts a message that was removed where it was written, unless it is there. */
export function putBack(outgoing: readonly Outgoing[], message: Outgoing): Outgoing[] {
  if (outgoing.some(({ idempotencyKey }) => idempotencyKey === message.idempotencyKey)) return [...outgoing];
  const later = outgoing.findIndex(({ writtenAt }) => writtenAt > message.writtenAt);
  return outgoing.toSpliced(later < 0 ? outgoing.length : later, 0, message);
}

/** The unsent messages as text that survives a reload; empty when all were sent. */
export function keptForm(outgoing: readonly Outgoing[]): string {
  const unsent = outgoing.filter(({ state }) => state !== 'sent');
  if (unsent.length === 0) return '';
  return JSON.stringify(unsent.map(({ message: _, percent: __, ...each }) => ({ ...each, ...withoutFile(each) })));
}

/**
 * The messages as a reload left them. Of those that waited only the first can have left the device: whether it arrived
 * is unknown.
 */
export function fromKeptForm(form: string): Outgoing[] {
  const read = rowsOf(form).flatMap((row) => kept.safeParse(row).data ?? []);
  const underWay = read.find(({ state }) => state === 'waiting');
  return read.map((each) => {
    const isDoubtful = each.isDoubtful || each === underWay;
    const state = each.state !== 'waiting' ? each.state : isDoubtful ? 'unconfirmed' : 'held';
    const restored = { ...each, isDoubtful, percent: null, message: null };
    if (!each.attachment) return { ...restored, attachment: null, state };
    const attachment = { ...each.attachment, file: null };
    if (state === 'failed' && isFileRefusal(each.refusal)) return { ...restored, attachment, state };
    const isUnknown = state === 'unconfirmed' || state === 'unresolved' || each.refusal === maybeArrived;
    return { ...restored, attachment, state: 'lost', refusal: isUnknown ? maybeArrived : null };
  });
}

function withoutFile({ attachment }: Pick<Outgoing, 'attachment'>): Pick<Outgoing, 'attachment'> {
  return { attachment: attachment && { ...attachment, file: null } };
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
