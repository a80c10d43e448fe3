import { useEffect } from 'react';

/** What Mantine's dialogs put on the body, nested ones counted, for as long as the page behind them must not scroll. */
const scrollLock = 'data-scroll-locked';

/** Marks the page while any dialog is open, whoever opened it, and until the last one is closed (MODAL-21, MODAL-22). */
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
