import { type RefObject, useLayoutEffect } from 'react';
import { ancestorsOf, keepFocusNear, survivorOf } from '#web/ui/dialogs/use-focus-survivor';

/**
 * When a toast goes while it has the focus, or another takes its place, the focus goes back to where it came from, to
 * what is nearest to that, or to the heading of the screen.
 */
export function useFocusBack(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const toast = ref.current;
    if (!toast) return;
    let cameFrom: readonly Element[] = [];
    let isHere = false;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (!isFrom(toast, relatedTarget)) cameFrom = ancestorsOf(relatedTarget as Element | null);
      isHere = true;
    };
    // What loses the focus to nothing, such as a press beside everything, leaves it this toast's to give back.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isFrom(toast, relatedTarget)) isHere = false;
    };
    toast.addEventListener('focusin', enter);
    toast.addEventListener('focusout', leave);
    return () => {
      toast.removeEventListener('focusin', enter);
      toast.removeEventListener('focusout', leave);
      const { activeElement } = document;
      if (!isHere || (activeElement !== document.body && !isFrom(toast, activeElement))) return;
      const ways = waysBack(cameFrom);
      survivorOf(ways)?.focus({ preventScroll: true });
      keepFocusNear(ways);
    };
  }, [ref]);
}

function isFrom(toast: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && toast.contains(target);
}

/** The heading says more than the whole of the screen, which the focus may fall to as well. */
function waysBack(cameFrom: readonly Element[]): readonly Element[] {
  const whole = cameFrom.findIndex((element) => element.matches('main, :has(main)'));
  const near = whole < 0 ? cameFrom : cameFrom.slice(0, whole);
  return [...near, ...document.querySelectorAll('h1')];
}
