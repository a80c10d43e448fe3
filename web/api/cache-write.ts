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
