import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus; fails if Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 90; presses += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

/** Moves the focus to the element with Tab and presses a key there. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses Esc after a key without effect, because three presses of Esc within a second leave the page and sign out. */
export async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.keyboard.press('Escape');
}
