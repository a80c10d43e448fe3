import { randomBytes } from 'node:crypto';
import type { PageHint, TellPages } from '#bff/live/page-hint';
import { type Instant, minuteMs } from '#contracts/kernel/instant';
import type { LiveHint } from '#contracts/live/live-hints';

/** A hint as it was sent to a user's pages. */
export interface SentHint extends LiveHint {
  readonly id: string;
}

export interface Listening {
  /** The hints since the last one heard, or of the last two minutes for who begins; undefined where that is unknown. */
  readonly missed: readonly SentHint[] | undefined;
  stop(): void;
}

export interface HintBoard {
  readonly tell: TellPages;
  /** Hears a user's hints from now on; `lastId` is the last one heard. */
  listen(user: string, lastId: string | null, hear: (hint: SentHint) => void): Listening;
}

/** How long a hint is kept for who has lost the stream, and how many of one user. */
const keptMs = 2 * minuteMs;
const mostKept = 64;

interface Kept extends SentHint {
  readonly at: Instant;
}

/**
 * Hands hints to the streams of this process. An id of another process, of an earlier start or of a hint that is no
 * longer kept is unknown to it.
 */
export function createHintBoard(now: () => Instant): HintBoard {
  const kept = new Map<string, Kept[]>();
  const listeners = new Map<string, Set<(hint: SentHint) => void>>();

  /** Users stand in the order of their latest hint. */
  const forgetOld = () => {
    const since = now() - keptMs;
    for (const [user, hints] of kept) {
      if ((hints.at(-1)?.at ?? 0) > since) return;
      kept.delete(user);
    }
  };

  return {
    tell({ to, queries, from }: PageHint) {
      // At random: from numbers in order anybody could tell how much others do.
      const hint: Kept = { id: randomBytes(9).toString('base64url'), queries: [...queries], from, at: now() };
      const before = kept.get(to) ?? [];
      kept.delete(to);
      kept.set(to, [...before, hint].slice(-mostKept));
      forgetOld();
      for (const hear of listeners.get(to) ?? []) hear(hint);
    },
    listen(user, lastId, hear) {
      const own = listeners.get(user) ?? new Set();
      listeners.set(user, own.add(hear));
      return {
        missed: missedSince(lastId, kept.get(user) ?? []),
        stop() {
          own.delete(hear);
          if (own.size === 0 && listeners.get(user) === own) listeners.delete(user);
        },
      };
    },
  };

  function missedSince(lastId: string | null, hints: readonly Kept[]): readonly SentHint[] | undefined {
    const recent = hints.filter(({ at }) => at > now() - keptMs);
    if (lastId === null) return recent;
    const last = hints.findIndex(({ id }) => id === lastId);
    return last >= 0 ? hints.slice(last + 1) : undefined;
  }
}
