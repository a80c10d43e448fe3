import { useEffect, useState } from 'react';
import useSWR, { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { call, callVersioned, type VersionedAnswer } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { earlyAnswer, forgetEarlyAnswer } from '#web/api/early-answers';
import { isFresh, noteFresh } from '#web/api/fresh-answers';
import { usePageUser } from '#web/api/page-user';

export interface QueryState<Output> {
  /** The last good answer, kept during a refresh and after a failed one. */
  readonly data: Output | undefined;
  /** Why the last attempt failed, until one succeeds. */
  readonly problem: Problem | undefined;
  /** Whether the first answer is under way. */
  readonly isLoading: boolean;
  /** Asks again at once; resolves when that attempt has ended, with what is known then. */
  readonly retry: () => Promise<Output | undefined>;
}

/** The pause between background refreshes of what others may change, in milliseconds. */
const refreshEveryMs = 30_000;

/**
 * Reads a query through the shared cache; `null` as input asks nothing. `live` refreshes it every 30 seconds while the
 * tab is visible.
 */
export function useQuery<Op extends Operation>(
  operation: Op,
  input: OperationInput<Op> | null,
  options: { readonly live?: boolean } = {},
): QueryState<OperationOutput<Op>> {
  const { cache } = useSWRConfig();
  const pageUser = usePageUser();
  const { live = false } = options;
  const key = input === null ? null : ([operation.name, input] as const);
  const fetchAnswer = async (): Promise<VersionedAnswer<OperationOutput<Op>>> => {
    const asked = input as OperationInput<Op>;
    if (!operation.versioned) return noteFresh({ version: '', value: await call(operation, asked, pageUser) });
    return noteFresh(await callVersioned(operation, asked, pageUser, cache.get(unstable_serialize(key))?.data));
  };
  useEarlyAnswer(operation, input, cache, unstable_serialize(key));
  const isReadBeside = useReaders(cache, unstable_serialize(key), live);
  const [isJustRead] = useState(() => isFresh(cache.get(unstable_serialize(key))?.data));
  const [isEarly] = useState(() => isEarlyAnswer(cache.get(unstable_serialize(key))?.data));
  const { data, error, isLoading, mutate } = useSWR<VersionedAnswer<OperationOutput<Op>>>(key, fetchAnswer, {
    refreshInterval: live ? refreshEveryMs : 0,
    // An answer that another component keeps live and has just read is taken as it is, and so is one that was asked for
    // before the interface; any other is asked for again.
    revalidateIfStale: !((isReadBeside || isEarly) && isJustRead),
  });
  return {
    data: data?.value,
    problem: error === undefined ? undefined : problemOf(error),
    isLoading,
    retry: async () => (await mutate())?.value,
  };
}

const earlyAnswers = new WeakSet<object>();

function isEarlyAnswer(answer: object | undefined): boolean {
  return answer !== undefined && earlyAnswers.has(answer);
}

/** Puts what was asked before the interface into the cache, for the first drawing of the component. */
function useEarlyAnswer<Op extends Operation>(
  operation: Op,
  input: OperationInput<Op> | null,
  cache: Cache,
  key: string,
): void {
  const [isTaken] = useState(() => {
    const value = input === null || operation.versioned || cache.get(key) ? undefined : earlyAnswer(operation, input);
    if (value === undefined) return false;
    const data = noteFresh({ version: '', value });
    earlyAnswers.add(data);
    cache.set(key, { data });
    return true;
  });
  useEffect(() => {
    if (isTaken) forgetEarlyAnswer(operation.name);
  }, [isTaken, operation]);
}

/** How many mounted components refresh a query live, by its key in the cache. */
const liveReaders = new WeakMap<object, Map<string, number>>();

/**
 * Whether a component mounted earlier keeps the query live. A live component counts itself for those that mount later.
 */
function useReaders(cache: object, key: string, live: boolean): boolean {
  const [isReadBeside] = useState(() => (liveReaders.get(cache)?.get(key) ?? 0) > 0);
  useEffect(() => {
    if (!live) return undefined;
    const counts = liveReaders.get(cache) ?? new Map<string, number>();
    liveReaders.set(cache, counts);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return () => {
      counts.set(key, (counts.get(key) ?? 0) - 1);
    };
  }, [cache, key, live]);
  return isReadBeside;
}
