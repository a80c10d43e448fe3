import { type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import type { VersionedAnswer } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { noteFresh } from '#web/api/fresh-answers';
import { isRetryable } from '#web/api/is-retryable';
import { ProblemListener } from '#web/api/problem-listener';
import { type CacheWrite, QueryCacheContext } from '#web/api/query-cache';
import { QuerySettings } from '#web/api/query-settings';

interface QueryProviderProps {
  /** Receives the code of every failed query and command below. */
  readonly onProblem: (code: string) => void;
  readonly children: ReactNode;
}

const firstPauseMs = 4_000;
/** Kept short, so that the screen recovers soon after a long outage, before its user gives up. */
const longestPauseMs = 15_000;

/**
 * Configures the queries below: a query is retried only if that may help, after pauses of 4 to 15 seconds plus up to
 * half as much at random.
 */
export function QueryProvider({ onProblem, children }: QueryProviderProps) {
  const settings = useContext(QuerySettings);
  // The same object as long as nothing in it changes: every query below is drawn again with a new one.
  const configuration = useMemo<SWRConfiguration>(
    () => ({
      provider: () => new Map(),
      revalidateOnFocus: true,
      revalidateOnReconnect: true,
      focusThrottleInterval: 5_000,
      // Components that mount together share one request; `useQuery` decides what one that mounts later takes from the
      // cache.
      dedupingInterval: 250,
      shouldRetryOnError: (failure) => isRetryable(problemOf(failure)),
      errorRetryInterval: firstPauseMs,
      onErrorRetry: (_failure, _key, { errorRetryInterval }, ask, attempt) => {
        const pause = Math.min(errorRetryInterval * 2 ** (attempt.retryCount - 1), longestPauseMs);
        // Random, so that the clients of one outage do not all ask at the same moment.
        setTimeout(() => void ask(attempt), pause * (1 + Math.random() / 2));
      },
      onError: (failure) => onProblem(problemOf(failure).code),
      ...settings,
    }),
    [settings, onProblem],
  );
  return (
    <ProblemListener value={onProblem}>
      <SWRConfig value={configuration}>
        <SharedCache>{children}</SharedCache>
      </SWRConfig>
    </ProblemListener>
  );
}

/** Lets the commands below refresh and write the cached answers of the queries. */
function SharedCache({ children }: { readonly children: ReactNode }) {
  const { cache: answers, mutate } = useSWRConfig();
  const cache = useMemo(() => {
    const refresh = async (names: readonly string[]) => {
      // A failed refresh is shown where the query is; the command itself has succeeded.
      await mutate((key) => isReadingOf(names, key)).catch(() => undefined);
    };
    const write = ({ query, change }: CacheWrite) => {
      const inputs: unknown[] = [];
      mutate((key) => {
        if (isReadingOf([query], key)) inputs.push(key[1]);
        return false;
      }).catch(() => undefined);
      for (const input of inputs) {
        const key = [query, input] as const;
        const changed = (before: VersionedAnswer<unknown> | undefined) => {
          const value = before && change(before.value as never, input as never);
          // Without a version the next request gets a full answer.
          return value === undefined ? before : noteFresh({ version: '', value });
        };
        // An answer on its way may be older than what is written, and is dropped: what it was to bring would be lost.
        const isToRead = (data: unknown) =>
          data === undefined || answers.get(unstable_serialize(key))?.isValidating === true;
        // A session that has ended meanwhile has no cache to write to.
        mutate<VersionedAnswer<unknown>>(key, changed, { revalidate: isToRead }).catch(() => undefined);
      }
    };
    return { refresh, write };
  }, [answers, mutate]);
  return <QueryCacheContext value={cache}>{children}</QueryCacheContext>;
}

function isReadingOf(names: readonly string[], key: unknown): key is readonly [string, unknown] {
  return Array.isArray(key) && names.includes(key[0]);
}
