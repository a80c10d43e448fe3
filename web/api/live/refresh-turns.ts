import type { LiveQueries } from '#web/api/live/live-queries';

/**
 * How long a user's resting pages wait for each call that they make the platform answer, in milliseconds: less than two
 * a minute, with room for the one that looks every five minutes whether a professional is still approved.
 */
const msForEachCall = 33_000;

/** Whoever has had a turn lets the user's other tabs go first, in milliseconds. */
const courtesyMs = 1_000;

interface Tab {
  readonly queries: LiveQueries;
  /** Reads a query again; says whether its answer is another than before. */
  readonly read: (key: string) => Promise<boolean>;
  /** Tells the user's other tabs that this one has the turn, and how many calls it makes. */
  readonly tellTurn: (calls: number) => void;
  /** Tells the user's other tabs that a query's answer has changed. */
  readonly tellChange: (query: string) => void;
}

export interface RefreshTurns {
  /** Another tab has the turn. */
  readonly hearTurn: (calls: number) => void;
  readonly end: () => void;
}

/**
 * While hints tell of what is done through this back end, what the platform changes by itself is looked for slowly: one
 * live query at a time, in turn, by one of the user's visible tabs, so that pages at rest cost the platform two calls a
 * minute.
 */
export function takeTurns({ queries, read, tellTurn, tellChange }: Tab): RefreshTurns {
  let timer: ReturnType<typeof setTimeout>;
  const waitFor = (calls: number, courtesy: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void takeTurn(), calls * msForEachCall + courtesy);
  };
  const takeTurn = async () => {
    const isResting = document.visibilityState === 'hidden' || !navigator.onLine || !queries.areHinted();
    const query = isResting ? undefined : queries.next();
    waitFor(query?.calls ?? 1, courtesyMs);
    if (!query) return;
    tellTurn(query.calls);
    if (await read(query.key)) tellChange(query.name);
  };
  waitFor(1, 0);
  return { hearTurn: (calls) => waitFor(calls, 0), end: () => clearTimeout(timer) };
}
