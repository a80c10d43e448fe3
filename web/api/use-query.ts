import { useEffect, useState } from 'react';
import useSWR, { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { call, callVersioned, type VersionedAnswer } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { earlyAnswer, forgetEarlyAnswer } from '#web/api/early-answers';
import { isFresh, noteFresh } from '#web/api/fresh-answers';
import { isRetryable } from '#web/api/is-retryable';
import { noteBehind } from '#web/api/live/behind';
import { useLiveQuery } from '#web/api/live/live-queries';
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

/** The pause between background refreshes of what others may change, where nobody tells of changes; milliseconds. */
const refreshEveryMs = 30_000;

/**
 * Reads a query through the shared cache; `null` as input asks nothing. `live` refreshes it while the tab is visible:
 * every 30 seconds, or, where hints tell of changes, in its turn (`refresh-turns.ts`).
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
  const { isReadBeside, isHinted } = useLiveQuery(cache, {
    key: unstable_serialize(key),
    name: operation.name,
    calls: operation.platformCalls ?? 1,
    isLive: live && key !== null,
  });
  const [isJustRead] = useState(() => isFresh(cache.get(unstable_serialize(key))?.data));
  const [isEarly] = useState(() => isEarlyAnswer(cache.get(unstable_serialize(key))?.data));
  const { data, error, isLoading, mutate } = useSWR<VersionedAnswer<OperationOutput<Op>>>(key, fetchAnswer, {
    refreshInterval: live && !isHinted ? refreshEveryMs : 0,
    // An answer that another component keeps live and has just read is taken as it is, and so is one that was asked for
    // before the interface; any other is asked for again.
    revalidateIfStale: !((isReadBeside || isEarly) && isJustRead),
  });
  const problem = error === undefined ? undefined : problemOf(error);
  const isBehind = live && data !== undefined && problem !== undefined && isRetryable(problem);
  useEffect(() => (isBehind ? noteBehind() : undefined), [isBehind]);
  return {
    data: data?.value,
    problem,
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
