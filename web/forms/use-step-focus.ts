import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of a step: it takes the focus when another step opens, so that it is announced. The first one shown leaves it be. */
export function useStepFocus(index: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current !== index) heading.current?.focus();
    shown.current = index;
  }, [index]);
  return heading;
}
