import { useEffect, useEffectEvent } from 'react';

const everyMs = 5_000;

/**
 * Reads every 5 seconds that the tab is visible, while something is awaited that somebody does elsewhere: a payment, a
 * signature.
 */
export function useFrequentReading(isAwaited: () => boolean, read: () => Promise<unknown>): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && isAwaited()) void read();
  });
  useEffect(() => {
    const looking = setInterval(() => look(), everyMs);
    return () => clearInterval(looking);
  }, []);
}
