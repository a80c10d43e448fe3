import { useEffect, useState } from 'react';
import type { Instant } from '#contracts/kernel/instant';

/** Whole seconds until so many have passed since the instant; 0 when they have, or when there is none. */
export function useSecondsLeft(since: Instant | undefined, seconds: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === undefined) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, [since]);
  return since === undefined ? 0 : Math.max(0, seconds - Math.floor((now - since) / 1_000));
}
