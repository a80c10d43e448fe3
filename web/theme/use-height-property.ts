import { useLayoutEffect } from 'react';

/** Keeps the height of an element in a CSS property of the page, while it is shown; `0px` afterwards. */
export function useHeightProperty(name: `--${string}`, element: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!element) return;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    measured.observe(element);
    return () => {
      measured.disconnect();
      style.setProperty(name, '0px');
    };
  }, [name, element]);
}
