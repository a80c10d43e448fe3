import { useEffect, useRef } from 'react';
import { ownContract } from '#contracts/contract/contract.api';
import { ownSetup } from '#contracts/setup/setup.api';
import { useQueryCache } from '#web/api/query-cache';
import { useFrequentReading } from '#web/ui/use-frequent-reading';

/** Who has not signed by then signs later: the setup is read every half minute as always. */
const longestMs = 15 * 60_000;

/**
 * While a signature is awaited, reads contract and setup frequently, with the dialog open or closed. `awaited` changes
 * with each message that is waited for; undefined waits for nothing.
 */
export function useAwaitedSignature(awaited: unknown): void {
  const { refresh } = useQueryCache();
  const since = useRef(0);
  useEffect(() => {
    if (awaited !== undefined) since.current = Date.now();
  }, [awaited]);
  useFrequentReading(
    () => awaited !== undefined && Date.now() - since.current < longestMs,
    () => refresh([ownContract.name, ownSetup.name]),
  );
}
