import type { Page } from '@playwright/test';

/**
 * Waits until the page has drawn two frames: by then it stands as the last change of window or state wants it.
 * A headless browser sometimes stops drawing. What is measured afterwards is laid out all the same, so that a second
 * without a frame ends the wait.
 */
export function untilDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
        setTimeout(drawn, 1_000);
      }),
  );
}
