import { useEffect, useEffectEvent } from 'react';

const questions = new Set<(event: BeforeUnloadEvent) => void>();

/** The browser asks before the page is closed or reloaded if `isNeeded`, called then, says that something would go. */
export function useUnloadQuestion(isNeeded: () => boolean): void {
  const isAsked = useEffectEvent(isNeeded);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAsked()) event.preventDefault();
    };
    questions.add(ask);
    window.addEventListener('beforeunload', ask);
    return () => drop(ask);
  }, []);
}

/** The page is about to be left at once: the browser asks nothing any more. */
export function dropUnloadQuestions(): void {
  for (const ask of questions) drop(ask);
}

function drop(ask: (event: BeforeUnloadEvent) => void): void {
  questions.delete(ask);
  window.removeEventListener('beforeunload', ask);
}
