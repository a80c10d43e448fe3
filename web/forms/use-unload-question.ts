import { useEffect, useEffectEvent } from 'react';

/** The browser asks before the page is closed or reloaded if `isNeeded`, called then, says that something would go. */
export function useUnloadQuestion(isNeeded: () => boolean): void {
  const isAsked = useEffectEvent(isNeeded);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAsked()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
