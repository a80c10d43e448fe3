import type { Locator, Page } from '@playwright/test';
import { setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { pressEscape } from '#e2e/keyboard';
import { goTo } from '#e2e/open-afresh';
import { ahead, monday } from '#e2e/session-hour';
import { fillMove, openMoreOfChangeable } from '#e2e/sessions';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const evening = monday(1, '18:30');
const later = ahead(46, '11:30');
const wayBack = { name: 'Annulla lo spostamento' };

/** Rinaldi moves a session; the toast that offers the way back. */
async function move(page: Page): Promise<Locator> {
  const dialog = await fillMove(page, evening, later);
  await dialog.getByRole('button', { name: 'Sposta appuntamento' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Appuntamento spostato' });
  await expect(toast).toBeVisible();
  return toast;
}

test('begins a toast at its top with text of twice the size on a phone, with its button inside and in reach', async ({
  signInAs,
}) => {
  const page = await signInAs('rinaldi', evening.address);
  const toast = await move(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const widths = [375, 320];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    await test.step(`the top at ${width} pixels`, () => beginsAtItsTop(toast, width));
  }
  // Afterwards, because it scrolls the toast.
  const button = toast.getByRole('button', wayBack);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    await button.scrollIntoViewIfNeeded();
    expect(await button.evaluate(isInsideToast), `inside at ${width} pixels`).toBe(true);
  }
  await button.click();
  await expect(page.getByText('Spostamento annullato')).toBeVisible();
});

async function beginsAtItsTop(toast: Locator, width: number): Promise<void> {
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
  await expect(async () => {
    const box = await toast.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(width);
    expect(await topOf(toast.getByText('Appuntamento spostato'))).toBeGreaterThan(await topOf(toast));
  }).toPass();
  expect(await toast.evaluate(cutOff), 'what is wider than its box').toEqual([]);
}

function isInsideToast(button: Element): boolean {
  const [inner, outer] = [button, button.closest('[role="status"]')].map((one) => one?.getBoundingClientRect());
  if (!inner || !outer) return false;
  return inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom;
}

/** The texts of what does not fit the width of its box, in the toast. */
function cutOff(toast: Element): readonly string[] {
  return [...toast.querySelectorAll('p, button, div')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent ?? '')
    .filter((text) => text !== '');
}

test('keeps the link that undoes a move after a failure in a dialog, and the focus on the screen after its use', async ({
  signInAs,
  chain: { platform },
}) => {
  const page = await signInAs('rinaldi', evening.address);
  await move(page);
  await goTo(page, '/#/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Andrea|Dashboard|Ciao|Buon/ })).toBeVisible();
  const rest = await openMoreOfChangeable(page);
  await setFault(platform, '*', 'status-500');
  await rest.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByRole('button', { name: 'Sì, annulla appuntamento' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'errore generico' })).toBeVisible();
  await setFault(platform, '*');
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const button = page.getByRole('button', wayBack);
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spostamento annullato')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, nav, footer') !== null))
    .toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('MAIN');
});
