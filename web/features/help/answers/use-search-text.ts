import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOfCrisis } from '#web/features/help/answers/crisis-words';

/** How long nothing is typed until the address tells the search. */
const pauseMs = 400;

/**
 * The text of the search. The address follows it after a pause or when the box is left, so that a link or Back finds
 * the same; words that may come from somebody in danger are never put there, where the history of the browser would
 * keep them.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('cerca') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    // The address has changed by itself: a link was followed.
    if (inAddress !== written) {
      setTyped(inAddress);
      setWritten(inAddress);
    }
  }
  const write = () => {
    const text = isOfCrisis(typed) ? '' : typed;
    if (text === inAddress) return;
    setWritten(text);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (text === '') after.delete('cerca');
        else after.set('cerca', text);
        return after;
      },
      { replace: true },
    );
  };
  const writeLater = useEffectEvent(write);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text that is typed begins the pause anew.
  useEffect(() => {
    const pause = setTimeout(writeLater, pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return { typed, type: setTyped, write };
}
