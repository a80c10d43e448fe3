import { useEffect, useState } from 'react';
import type { Instant } from '#contracts/kernel/instant';
import { onServerOffset, serverNow } from '#web/api/server-clock';

const tickMs = 15_000;

/** The server's time, read again every 15 seconds, so that buttons that depend on it change by themselves. */
export function useNow(): Instant {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const read = () => setNow(serverNow());
    const ticking = setInterval(read, tickMs);
    const stopListening = onServerOffset(read);
    return () => {
      clearInterval(ticking);
      stopListening();
    };
  }, []);
  return now;
}
