import { useEffect, useState } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromMs, minuteMs } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';

/** The day in Rome, which changes by itself at midnight. */
export function useToday(): CivilDate {
  const [today, setToday] = useState(currentDay);
  useEffect(() => {
    const ticking = setInterval(() => setToday(currentDay()), minuteMs);
    return () => clearInterval(ticking);
  }, []);
  return today;
}

function currentDay(): CivilDate {
  return romeDate(instantFromMs(Date.now()));
}
