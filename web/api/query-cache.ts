import { createContext, useContext } from 'react';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';

/** What a command's answer says of a query that was read before: the cache takes it, and the query is not asked again. */
export interface CacheWrite {
  readonly query: string;
  /** The new answer, or undefined for a reading it does not concern. */
  readonly change: (before: never, input: never) => unknown;
}

/** Writes into every cached reading of the query; `change` gets what is cached and the input it was read with. */
export function cacheWrite<Op extends Operation>(
  query: Op,
  change: (before: OperationOutput<Op>, input: OperationInput<Op>) => OperationOutput<Op> | undefined,
): CacheWrite {
  return { query: query.name, change };
}

export interface QueryCache {
  /** Asks again every mounted reading of the queries of these names, whatever their input. */
  readonly refresh: (names: readonly string[]) => Promise<void>;
  /** Puts what is known of a query into its readings; one without an answer yet is asked again instead. */
  readonly write: (write: CacheWrite) => void;
}

/** The answers this session has read. Outside a session, such as on the login, there are none. */
export const QueryCacheContext = createContext<QueryCache>({
  refresh: () => Promise.resolve(),
  write: () => undefined,
});

export function useQueryCache(): QueryCache {
  return useContext(QueryCacheContext);
}
