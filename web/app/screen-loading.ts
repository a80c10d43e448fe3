import { useCallback, useEffect, useRef, useState } from 'react';
import { useTryAgain } from '#web/api/use-try-again';

let latestNotLoaded: unknown;

// The bundler announces every piece of code that could not be loaded, and then throws what it announced.
window.addEventListener('vite:preloadError', ({ payload }) => {
  latestNotLoaded = payload;
});

/** Whether a screen is missing because its code could not be loaded. */
export function isNotLoaded(failure: unknown): boolean {
  return failure === latestNotLoaded;
}

/**
 * Reloads a page that lacks code as soon as the back end answers. Where it has answered all along a new version has
 * replaced the files: one reload brings it, and another is left to the user.
 */
export function useReloadOnReturn(lacksCode: boolean): {
  readonly isCutOff: boolean;
  /** Looks at once whether the back end answers, which it resolves to; the user may ask for any reload. */
  readonly look: (isAsked?: boolean) => Promise<boolean>;
} {
  const [isCutOff, setCutOff] = useState(false);
  const wasCutOff = useRef(false);
  const look = useCallback(async (isAsked = false) => {
    const isAnswered = await isBackEndThere();
    if (isAnswered && (isAsked || wasCutOff.current || !isReloaded())) window.location.reload();
    wasCutOff.current ||= !isAnswered;
    setCutOff(!isAnswered);
    return isAnswered;
  }, []);
  useEffect(() => {
    if (lacksCode) void look();
  }, [lacksCode, look]);
  useTryAgain(lacksCode || isCutOff, look);
  return { isCutOff, look };
}

function isBackEndThere(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether a reload has opened this page: a file that is missing even then would be missing after the next. */
function isReloaded(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'reload';
}
