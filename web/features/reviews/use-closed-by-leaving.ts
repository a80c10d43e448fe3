import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes what is open as soon as the address changes, so that going back always leaves it, even within one screen. */
export function useClosedByLeaving(opened: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (!opened) openedAt.current = key;
    else if (openedAt.current !== key) onClose();
  }, [key, opened, onClose]);
}
