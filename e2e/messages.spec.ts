import type { Locator, Page } from '@playwright/test';
import { setFault } from '#e2e/console';
import { type Demonstration, expect, test } from '#e2e/fixtures';
import { ahead, monday } from '#e2e/session-hour';
import { fillMove, openMoreOfChangeable } from '#e2e/sessions';
import { setTextSize } from '#e2e/text-size';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const evening = monday(1, '18:30');
const later = ahead(46, '11:30');
const undo = { name: 'Annulla lo spostamento' };

test('keeps the undo of a move in reach on a phone with large text, and after a failure in a dialog', async ({
  page,
  chain,
}) => {
  await chain.signIns.giveTo(page.context(), 'rinaldi');
  await test.step('text of twice the size', async () => {
    const toast = await move(page);
    await setTextSize(page, '200%');
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 780 });
      await showsWholeToast(toast, width);
    }
    await toast.getByRole('button', undo).click();
    await expect(page.getByText('Spostamento annullato')).toBeVisible();
  });
  await test.step('a failure in a dialog', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await move(page);
    await failsToCancel(page, chain.platform);
    await undoesByKeys(page);
  });
});

/** Rinaldi moves a session; returns the toast with the undo. */
async function move(page: Page): Promise<Locator> {
  const dialog = await fillMove(page, evening, later);
  await dialog.getByRole('button', { name: 'Sposta appuntamento' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Appuntamento spostato' });
  await expect(toast).toBeVisible();
  return toast;
}

/** Checks that the toast begins at its top, and that its button is inside and can be scrolled to. */
async function showsWholeToast(toast: Locator, width: number): Promise<void> {
  const title = toast.getByText('Appuntamento spostato');
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
  await title.scrollIntoViewIfNeeded();
  await expect(async () => {
    const box = await toast.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(width);
    expect(await topOf(title)).toBeGreaterThan(await topOf(toast));
  }).toPass();
  expect(await toast.evaluate(cutOff), 'wider than its box').toEqual([]);
  const button = toast.getByRole('button', undo);
  // The toast is placed again after the window has changed.
  await expect(async () => {
    await button.scrollIntoViewIfNeeded();
    expect(await button.evaluate(isInsideToast)).toBe(true);
  }).toPass();
}

/** Cancelling another session fails in its dialog, which Esc closes. */
async function failsToCancel(page: Page, platform: Demonstration): Promise<void> {
  await page.evaluate(() => window.location.assign('#/dashboard'));
  await expect(page.getByRole('heading', { level: 1, name: /Andrea|Dashboard|Ciao|Buon/ })).toBeVisible();
  const rest = await openMoreOfChangeable(page);
  await setFault(platform, '*', 'status-500');
  await rest.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByRole('button', { name: 'Sì, annulla appuntamento' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'errore generico' })).toBeVisible();
  await setFault(platform, '*');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The undo is still offered; afterwards the focus is on the screen. */
async function undoesByKeys(page: Page): Promise<void> {
  const button = page.getByRole('button', undo);
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spostamento annullato')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, nav, footer') !== null))
    .toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('MAIN');
}

function isInsideToast(button: Element): boolean {
  const [inner, outer] = [button, button.closest('[role="status"]')].map((one) => one?.getBoundingClientRect());
  if (!inner || !outer) return false;
  return inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom;
}

/** The texts in the toast that are wider than their box. */
function cutOff(toast: Element): readonly string[] {
  return [...toast.querySelectorAll('p, button, div')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent ?? '')
    .filter((text) => text !== '');
}
