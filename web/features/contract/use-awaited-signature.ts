import { useEffect, useEffectEvent } from 'react';
import { ownContract } from '#contracts/contract/contract.api';
import { ownSetup } from '#contracts/setup/setup.api';
import { useQueryCache } from '#web/api/query-cache';

const everyMs = 5_000;
/** Who has not signed by then signs later: the setup is read every half minute as always. */
const longestMs = 15 * 60_000;

/**
 * While a signature is awaited, reads contract and setup every 5 seconds that the tab is visible, with the dialog open
 * or closed. `awaited` changes with each message that is waited for; undefined waits for nothing.
 */
export function useAwaitedSignature(awaited: unknown): void {
  const { refresh } = useQueryCache();
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh([ownContract.name, ownSetup.name]);
  });
  useEffect(() => {
    if (awaited === undefined) return undefined;
    const end = Date.now() + longestMs;
    const looking = setInterval(() => {
      if (Date.now() < end) look();
      else clearInterval(looking);
    }, everyMs);
    return () => clearInterval(looking);
  }, [awaited]);
}
