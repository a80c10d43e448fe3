import { useEffect } from 'react';

/** While a dialog is open, what a phone's keyboard leaves of the window: its dialogs end above the keyboard. */
export function useVisualViewport(isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty('--visual-height', `${viewport.height}px`);
      style.setProperty('--visual-top', `${viewport.offsetTop}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      style.removeProperty('--visual-height');
      style.removeProperty('--visual-top');
    };
  }, [isOpen]);
}
