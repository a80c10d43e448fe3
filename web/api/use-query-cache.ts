import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { CacheWrite } from '#web/api/cache-write';
import type { VersionedAnswer } from '#web/api/call';

export interface QueryCache {
  /** Asks again every mounted reading of the queries of these names, whatever their input. */
  readonly refresh: (names: readonly string[]) => Promise<void>;
  /** Puts what is known of a query into its readings; one without an answer yet is asked again instead. */
  readonly write: (write: CacheWrite) => void;
}

/** The answers this session has read, to be renewed after something changed. */
export function useQueryCache(): QueryCache {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const refresh = async (names: readonly string[]) => {
      // A reading that fails says so where it is shown; for the command it is only not newer.
      await mutate((key) => isReadingOf(names, key)).catch(() => undefined);
    };
    const write = ({ query, change }: CacheWrite) => {
      const inputs: unknown[] = [];
      void mutate((key) => {
        if (isReadingOf([query], key)) inputs.push(key[1]);
        return false;
      });
      for (const input of inputs) {
        const changed = (before: VersionedAnswer<unknown> | undefined) => {
          const value = before && change(before.value as never, input as never);
          // Without a version the next reading is answered in full.
          return value === undefined ? before : { version: '', value };
        };
        void mutate<VersionedAnswer<unknown>>([query, input], changed, { revalidate: (data) => data === undefined });
      }
    };
    return { refresh, write };
  }, [mutate]);
}

function isReadingOf(names: readonly string[], key: unknown): key is readonly [string, unknown] {
  return Array.isArray(key) && names.includes(key[0]);
}
