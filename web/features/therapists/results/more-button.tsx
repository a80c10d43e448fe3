import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** How near the end of the list must come before the next therapists load, in pixels (SEARCH-73). */
const nearPx = 200;

interface MoreButtonProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** The next nine: pressed, or reached by scrolling. Focus beyond it holds the list still, so that the footer can be read. */
export function MoreButton({ isLoading, onMore }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!element || isLoading) return;
    const observer = new IntersectionObserver(
      ([end]) => {
        if (end?.isIntersecting && !isFocusBeyond(element)) onMore();
      },
      { rootMargin: `0px 0px ${nearPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, onMore]);
  return (
    <Button ref={button} variant="default" size="md" loading={isLoading} onClick={onMore}>
      Carica altri 9
    </Button>
  );
}

function isFocusBeyond(element: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  return (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
