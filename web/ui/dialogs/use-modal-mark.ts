import { useEffect } from 'react';

/**
 * The attribute Mantine's dialogs, nested ones included, put on the body while the page behind them must not scroll.
 */
const scrollLock = 'data-scroll-locked';

/** Marks the page with the class `has-modal` while any dialog is open. */
export function useModalMark(): void {
  useEffect(() => {
    const { body } = document;
    const watching = new MutationObserver(() => body.classList.toggle('has-modal', body.hasAttribute(scrollLock)));
    watching.observe(body, { attributeFilter: [scrollLock] });
    return () => {
      watching.disconnect();
      body.classList.remove('has-modal');
    };
  }, []);
}
