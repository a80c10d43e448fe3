import type { SSEMessage } from '@fastify/sse';
import type { SentHint } from '#bff/server/live/hint-board';
import { liveEvents } from '#contracts/live/live-hints';

type Send = (message: SSEMessage) => Promise<void>;

export interface LiveStream {
  readonly hint: (hint: SentHint) => void;
  readonly beat: () => void;
}

/**
 * Sends hints one after the other. While the receiver is slow the hints that wait become one, so that they never take
 * more memory than the names of the queries.
 */
export function createLiveStream(send: Send): LiveStream {
  let waiting: SentHint | undefined;
  let isSending = false;
  const sendAll = async (first: SSEMessage) => {
    isSending = true;
    try {
      await send(first);
      while (waiting) {
        const next = waiting;
        waiting = undefined;
        await send(hintMessage(next));
      }
    } catch {
      // The connection has closed: whoever reconnects is told what was missed.
      waiting = undefined;
    } finally {
      isSending = false;
    }
  };
  return {
    hint(hint) {
      if (isSending) waiting = waiting ? joined(waiting, hint) : hint;
      else void sendAll(hintMessage(hint));
    },
    beat() {
      if (!isSending) void sendAll({ event: liveEvents.beat, data: {} });
    },
  };
}

export function hintMessage({ id, queries, from }: SentHint): SSEMessage {
  return { id, event: liveEvents.hint, data: { queries, from } };
}

/** Hints of which each is told at once with the others: a page reads each query again once; undefined for none. */
export function joinedHints([first, ...others]: readonly SentHint[]): SentHint | undefined {
  return first && others.reduce(joined, first);
}

/** Two pages may have acted: neither knows of the other's act. */
function joined(one: SentHint, next: SentHint): SentHint {
  const from = one.from === next.from ? one.from : null;
  return { id: next.id, queries: [...new Set([...one.queries, ...next.queries])], from };
}
