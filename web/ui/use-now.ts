import { useEffect, useState } from 'react';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';

const tickMs = 15_000;

/** The time, read again every 15 seconds, so that buttons that depend on it change by themselves. */
export function useNow(): Instant {
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    const ticking = setInterval(() => setNow(readClock()), tickMs);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

function readClock(): Instant {
  return instantFromMs(Date.now());
}
