import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How many appointments are out of sight above and below. */
export interface HiddenAppointments {
  readonly above: number;
  readonly below: number;
}

interface ScrolledGrid {
  readonly hidden: HiddenAppointments;
  /** Scrolls to the first appointment of the grid, or to the last, and gives it the focus. */
  readonly showFirst: () => void;
  readonly showLast: () => void;
}

/** Counts the appointments that the scrolled box leaves out of sight; counted anew for each `content`. */
export function useHiddenAppointments(box: RefObject<HTMLElement | null>, content: unknown): ScrolledGrid {
  const [hidden, setHidden] = useState<HiddenAppointments>({ above: 0, below: 0 });
  const count = useCallback(() => {
    const counted = hiddenIn(box.current);
    setHidden((before) => (before.above === counted.above && before.below === counted.below ? before : counted));
  }, [box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other appointments are counted anew
  useEffect(count, [count, content]);
  useEffect(() => {
    const scrolled = box.current;
    if (!scrolled) return;
    const resized = new ResizeObserver(count);
    resized.observe(scrolled);
    scrolled.addEventListener('scroll', count, { passive: true });
    return () => {
      resized.disconnect();
      scrolled.removeEventListener('scroll', count);
    };
  }, [box, count]);

  const show = (block: 'start' | 'end', event: HTMLElement | undefined) => {
    event?.scrollIntoView({ block });
    event?.focus({ preventScroll: true });
  };
  return {
    hidden,
    showFirst: () => show('start', byTop(box.current)[0]),
    showLast: () => show('end', byTop(box.current).at(-1)),
  };
}

function eventsIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
}

function byTop(box: HTMLElement | null): HTMLElement[] {
  const topOf = (event: HTMLElement) => event.getBoundingClientRect().top;
  return eventsIn(box).sort((one, other) => topOf(one) - topOf(other));
}

/** An appointment counts as soon as its middle is out of sight. */
function hiddenIn(box: HTMLElement | null): HiddenAppointments {
  const top = box?.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
  const bottom = box?.getBoundingClientRect().bottom ?? 0;
  const middles = eventsIn(box)
    .map((event) => event.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map((rect) => rect.top + rect.height / 2);
  return {
    above: middles.filter((middle) => middle < top).length,
    below: middles.filter((middle) => middle > bottom).length,
  };
}
