import { type RefObject, useEffect, useRef } from 'react';

/** Whether the form is still open to show how a series ended. */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
