import { createContext, useContext } from 'react';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';

/** What a command's answer says about a query: it is written into the cache, and the query is not asked again. */
export interface CacheWrite {
  readonly query: string;
  /** Returns the new answer, or undefined to leave a cached answer as it is. */
  readonly change: (before: never, input: never) => unknown;
}

/** Describes a write into every cached answer of a query; `change` gets the answer and the input it was read with. */
export function cacheWrite<Op extends Operation>(
  query: Op,
  change: (before: OperationOutput<Op>, input: OperationInput<Op>) => OperationOutput<Op> | undefined,
): CacheWrite {
  return { query: query.name, change };
}

export interface QueryCache {
  /** Asks every mounted query of these names again, whatever its input. */
  readonly refresh: (names: readonly string[]) => Promise<void>;
  /** Writes a known answer into the cached ones; a query without an answer yet is asked again instead. */
  readonly write: (write: CacheWrite) => void;
}

/** The answers read in this session. Outside a session, such as on the login screen, there are none. */
export const QueryCacheContext = createContext<QueryCache>({
  refresh: () => Promise.resolve(),
  write: () => undefined,
});

export function useQueryCache(): QueryCache {
  return useContext(QueryCacheContext);
}
