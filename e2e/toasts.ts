import { expect, type Page } from '@playwright/test';

/** Fails when the toast covers the middle or a corner of a control. */
export async function coversNoControl(page: Page, words: string, within = 'body'): Promise<void> {
  const toast = page.locator('.mantine-Notification-root', { hasText: words });
  await expect(toast).toBeVisible();
  const covered = () =>
    toast.evaluate((element: HTMLElement, scope) => {
      const controls = document.querySelectorAll(`${scope} :is(a[href], button, input, textarea, select)`);
      const points = [...controls].flatMap((control) =>
        [...(element.contains(control) ? [] : control.getClientRects())].flatMap(({ left, right, top, bottom }) => {
          const xs = [left + 2, (left + right) / 2, right - 2];
          return xs.flatMap((x) => [top + 2, (top + bottom) / 2, bottom - 2].map((y) => ({ control, x, y })));
        }),
      );
      element.style.visibility = 'hidden';
      const found = points.filter(({ control, x, y }) => control.contains(document.elementFromPoint(x, y)));
      element.style.visibility = '';
      const lost = found.filter(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
      return lost.map(({ control }) => control.getAttribute('aria-label') ?? control.textContent);
    }, within);
  await expect.poll(covered).toEqual([]);
}
