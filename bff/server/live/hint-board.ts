import { randomBytes } from 'node:crypto';
import type { PageHint } from '#bff/live/page-hint';
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

/** A hint with the public token of the user it is for. */
export interface ToldHint extends SentHint {
  readonly to: string;
}

export interface HintBoard {
  /** Hands a hint to the user's streams here, and gives what other processes are to hear. */
  tell(hint: PageHint): ToldHint;
  /** Hands over what was told in another process, once. */
  hear(hint: ToldHint): void;
  /** Hears a user's hints from now on; `lastId` is the last one heard. */
  listen(user: string, lastId: string | null, hear: (hint: SentHint) => void): Listening;
}

/** How long a hint is kept for who has lost the stream, and how many of one user. */
export const keptMs = 2 * minuteMs;
const mostKept = 64;

interface Kept extends SentHint {
  readonly at: Instant;
}

/** Hands hints to the streams of this process. An id that it never heard, or no longer keeps, is unknown to it. */
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

  function hear({ to, ...hint }: ToldHint): void {
    const before = kept.get(to) ?? [];
    if (before.some(({ id }) => id === hint.id)) return;
    kept.delete(to);
    kept.set(to, [...before, { ...hint, at: now() }].slice(-mostKept));
    forgetOld();
    for (const listener of listeners.get(to) ?? []) listener(hint);
  }

  return {
    tell({ to, queries, from }) {
      // At random: from numbers in order anybody could tell how much others do.
      const hint = { to, id: randomBytes(9).toString('base64url'), queries: [...queries], from };
      hear(hint);
      return hint;
    },
    hear,
    listen(user, lastId, listener) {
      const own = listeners.get(user) ?? new Set();
      listeners.set(user, own.add(listener));
      return {
        missed: missedSince(lastId, kept.get(user) ?? []),
        stop() {
          own.delete(listener);
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
