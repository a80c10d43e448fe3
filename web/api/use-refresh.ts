import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Operation } from '#contracts/kernel/operation';

/** Asks again every mounted reading of the given queries, whatever their input, after an act has changed them. */
export function useRefresh(): (...operations: readonly Operation[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...operations) => {
      const names = new Set(operations.map((operation) => operation.name));
      // A reading that fails is told where it is shown; to whoever asked for it it is only not newer.
      await mutate((key) => Array.isArray(key) && names.has(key[0])).catch(() => undefined);
    },
    [mutate],
  );
}
