import { useCallback, useEffect, useRef, useState } from 'react';
import { minuteMs } from '#contracts/kernel/instant';

/** After so long without a sign of anybody, what nobody else may read is covered. */
const idleAfterMs = 10 * minuteMs;

const checkEveryMs = 15_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Whether nobody has pressed, typed or moved anything for ten minutes; it stays so until `wake`. Judged by the clock,
 * so that a device that slept, or a tab in the background, is covered when it is looked at again.
 */
export function useIdle(): { readonly isIdle: boolean; readonly wake: () => void } {
  const [isIdle, setIdle] = useState(false);
  const lastSign = useRef(Date.now());
  const wake = useCallback(() => {
    lastSign.current = Date.now();
    setIdle(false);
  }, []);
  useEffect(() => {
    const judge = () => {
      const isOver = Date.now() - lastSign.current >= idleAfterMs;
      if (isOver) setIdle(true);
      return isOver;
    };
    const hear = () => {
      // The first sign after ten minutes may be somebody else's.
      if (!judge()) lastSign.current = Date.now();
    };
    const ticking = setInterval(judge, checkEveryMs);
    document.addEventListener('visibilitychange', judge);
    for (const sign of signs) window.addEventListener(sign, hear, { passive: true, capture: true });
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', judge);
      for (const sign of signs) window.removeEventListener(sign, hear, { capture: true });
    };
  }, []);
  return { isIdle, wake };
}
