import type { Page } from '@playwright/test';

/** Sets the text size of an open page, as the user's browser setting does; `200%` is twice the usual size. */
export async function setTextSize(page: Page, size: `${number}%`): Promise<void> {
  await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
}
