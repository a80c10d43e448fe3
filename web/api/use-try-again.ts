import { useEffect } from 'react';

/** The pause between attempts, in milliseconds: not every lost connection announces its return. */
const tryEveryMs = 10_000;

/** Calls back every ten seconds and when the browser finds a network again, as long as something is waited for. */
export function useTryAgain(isWaiting: boolean, attempt: () => unknown): void {
  useEffect(() => {
    if (!isWaiting) return;
    const hear = () => void attempt();
    const trying = setInterval(hear, tryEveryMs);
    window.addEventListener('online', hear);
    return () => {
      clearInterval(trying);
      window.removeEventListener('online', hear);
    };
  }, [isWaiting, attempt]);
}
