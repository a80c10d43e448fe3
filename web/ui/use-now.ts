import { useEffect, useState } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';

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

/** The day in Rome, which changes by itself at midnight. */
export function useToday(): CivilDate {
  return romeDate(useNow());
}

function readClock(): Instant {
  return instantFromMs(Date.now());
}
