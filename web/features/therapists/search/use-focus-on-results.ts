import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useScreenKey } from '#web/routing/screen-key';

/**
 * Leads from a search to its results: once they are there, focus and scroll go to their heading. Going back leads to
 * where the list was left instead.
 */
export function useFocusOnResults(heading: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { state } = useLocation();
  const key = useScreenKey();
  const isBack = useNavigationType() === 'POP';
  const led = useRef<string>(undefined);
  useEffect(() => {
    if (!state?.toResults || isBack || !isReady || led.current === key) return;
    led.current = key;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [heading, state, key, isBack, isReady]);
}
