import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Cache } from 'swr';

/** A query that is kept live. */
interface LiveQuery {
  readonly name: string;
  /** What one answer costs the platform. */
  readonly calls: number;
  /** How many mounted components keep it live. */
  readonly readers: number;
}

/** The queries of one cache that mounted components keep live, and whether a stream of hints stands for them. */
export class LiveQueries {
  /** By key in the cache; the one whose turn it is to be read comes first. */
  private readonly queries = new Map<string, LiveQuery>();
  private readonly listeners = new Set<() => void>();
  private heard = false;

  /** Whether hints arrive, so that a query need not be read just to see whether something has changed. */
  readonly areHinted = (): boolean => this.heard;

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  setHinted(heard: boolean): void {
    if (this.heard === heard) return;
    this.heard = heard;
    for (const listener of this.listeners) listener();
  }

  isRead(key: string): boolean {
    return (this.queries.get(key)?.readers ?? 0) > 0;
  }

  /** Counts a component that keeps the query live, until the function it gives is called. */
  add(key: string, name: string, calls: number): () => void {
    const count = (by: number) => {
      const readers = (this.queries.get(key)?.readers ?? 0) + by;
      if (readers > 0) this.queries.set(key, { name, calls, readers });
      else this.queries.delete(key);
    };
    count(1);
    return () => count(-1);
  }

  /** The query whose turn it is; its next turn comes after all the others'. */
  next(): { readonly key: string; readonly name: string; readonly calls: number } | undefined {
    const [first] = this.queries;
    if (!first) return undefined;
    const [key, query] = first;
    this.queries.delete(key);
    this.queries.set(key, query);
    return { key, ...query };
  }
}

const byCache = new WeakMap<object, LiveQueries>();

export function liveQueriesOf(cache: Cache): LiveQueries {
  const known = byCache.get(cache) ?? new LiveQueries();
  byCache.set(cache, known);
  return known;
}

/** A query as `useLiveQuery` is told of it. */
interface LiveReading {
  readonly key: string;
  readonly name: string;
  readonly calls: number;
  readonly isLive: boolean;
}

/**
 * Keeps a query among the live ones while the component is mounted. Says whether a component mounted earlier did so
 * already, and whether hints tell of its changes.
 */
export function useLiveQuery(cache: Cache, { key, name, calls, isLive }: LiveReading) {
  const live = liveQueriesOf(cache);
  const [isReadBeside] = useState(() => live.isRead(key));
  const isHinted = useSyncExternalStore(live.listen, live.areHinted);
  useEffect(() => (isLive ? live.add(key, name, calls) : undefined), [live, key, name, calls, isLive]);
  return { isReadBeside, isHinted };
}
