import { useEffect, useState } from 'react';

const secondMs = 1000;

/** What is left of a pause of that many seconds, counted down from the moment `since` changes. */
export function useSecondsLeft(seconds: number, since: unknown): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pause begins with another `since`, however long it is
  useEffect(() => {
    const end = Date.now() + seconds * secondMs;
    setLeft(seconds);
    if (seconds === 0) return undefined;
    const ticking = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / secondMs));
      setLeft(now);
      if (now === 0) clearInterval(ticking);
    }, secondMs);
    return () => clearInterval(ticking);
  }, [seconds, since]);
  return left;
}
