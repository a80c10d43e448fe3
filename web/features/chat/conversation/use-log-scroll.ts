import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type LogPlace, useLogPlace } from '#web/features/chat/conversation/log-scroll-anchor';

interface LogScroll extends Pick<LogPlace, 'log' | 'divider' | 'isReadingBack' | 'onScroll'> {
  readonly content: RefObject<HTMLDivElement | null>;
  readonly toEnd: () => void;
}

/**
 * Opens a log at its new messages, or at its end, and keeps that place while cards and images come in; follows the end
 * while the reader is there. Whoever has scrolled up is left where they are; an own message is always shown.
 */
export function useLogScroll(last: { readonly key: string; readonly own: boolean } | undefined): LogScroll {
  const content = useRef<HTMLDivElement>(null);
  const { log, divider, isReadingBack, moveTo, settle, showsAllNew, onScroll } = useLogPlace();
  useLayoutEffect(() => {
    moveTo(divider.current ? 'divider' : 'end');
    const following = new ResizeObserver(settle);
    for (const { current } of [log, content]) if (current) following.observe(current);
    return () => following.disconnect();
  }, [log, divider, moveTo, settle]);

  const lastKey = last?.key;
  const isOwn = last?.own ?? false;
  const shownLast = useRef(lastKey);
  useLayoutEffect(() => {
    if (shownLast.current === lastKey) return;
    shownLast.current = lastKey;
    if (isOwn || showsAllNew()) moveTo('end');
  }, [lastKey, isOwn, showsAllNew, moveTo]);

  return { log, content, divider, isReadingBack, onScroll, toEnd: () => moveTo('end') };
}
