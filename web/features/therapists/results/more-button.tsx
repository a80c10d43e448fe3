import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { cardsPerPage } from '#contracts/therapists/search-settings';

/** The distance from the end of the list at which the next therapists load, in pixels. */
const nearPx = 200;

interface MoreButtonProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/**
 * Loads the next page of therapists when pressed, or on scrolling near it. While the focus is beyond it nothing loads
 * by itself, so that the footer can be read.
 */
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
    <Button ref={button} variant="default" loading={isLoading} onClick={onMore}>
      Carica altri {cardsPerPage}
    </Button>
  );
}

function isFocusBeyond(element: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  return (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
