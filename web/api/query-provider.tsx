import { type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { VersionedAnswer } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { noteFresh } from '#web/api/fresh-answers';
import { isRetryable } from '#web/api/is-retryable';
import { ProblemListener } from '#web/api/problem-listener';
import { type CacheWrite, QueryCacheContext } from '#web/api/query-cache';
import { QuerySettings } from '#web/api/query-settings';

interface QueryProviderProps {
  /** Told the code of every failed query and command below: the session listens for its own end here. */
  readonly onProblem: (code: string) => void;
  readonly children: ReactNode;
}

const firstPauseMs = 4_000;
/** However long the platform was away: once it is back, the screen is too, before its user gives up. */
const longestPauseMs = 15_000;

/** How every query behaves: what cannot get better by asking again is not asked again, the rest is, after pauses that grow to a quarter of a minute. */
export function QueryProvider({ onProblem, children }: QueryProviderProps) {
  const settings = useContext(QuerySettings);
  return (
    <ProblemListener value={onProblem}>
      <SWRConfig
        value={{
          provider: () => new Map(),
          revalidateOnFocus: true,
          revalidateOnReconnect: true,
          focusThrottleInterval: 5_000,
          // Parts that mount together share a reading; what a screen opened later may take unasked, `useQuery` says.
          dedupingInterval: 250,
          shouldRetryOnError: (failure) => isRetryable(problemOf(failure)),
          errorRetryInterval: firstPauseMs,
          onErrorRetry: (_failure, _key, settings, ask, attempt) => {
            const pause = Math.min(settings.errorRetryInterval * 2 ** (attempt.retryCount - 1), longestPauseMs);
            // Drawn, so that all who met an outage do not ask at the same moment.
            setTimeout(() => void ask(attempt), pause * (1 + Math.random() / 2));
          },
          onError: (failure) => onProblem(problemOf(failure).code),
          ...settings,
        }}
      >
        <SharedCache>{children}</SharedCache>
      </SWRConfig>
    </ProblemListener>
  );
}

/** Lends the commands below what the queries have read. */
function SharedCache({ children }: { readonly children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const cache = useMemo(() => {
    const refresh = async (names: readonly string[]) => {
      // A reading that fails says so where it is shown; for the command it is only not newer.
      await mutate((key) => isReadingOf(names, key)).catch(() => undefined);
    };
    const write = ({ query, change }: CacheWrite) => {
      const inputs: unknown[] = [];
      mutate((key) => {
        if (isReadingOf([query], key)) inputs.push(key[1]);
        return false;
      }).catch(() => undefined);
      for (const input of inputs) {
        const changed = (before: VersionedAnswer<unknown> | undefined) => {
          const value = before && change(before.value as never, input as never);
          // Without a version the next reading is answered in full.
          return value === undefined ? before : noteFresh({ version: '', value });
        };
        // A session that has ended meanwhile has no cache to write to.
        mutate<VersionedAnswer<unknown>>([query, input], changed, { revalidate: (data) => data === undefined }).catch(
          () => undefined,
        );
      }
    };
    return { refresh, write };
  }, [mutate]);
  return <QueryCacheContext value={cache}>{children}</QueryCacheContext>;
}

function isReadingOf(names: readonly string[], key: unknown): key is readonly [string, unknown] {
  return Array.isArray(key) && names.includes(key[0]);
}
