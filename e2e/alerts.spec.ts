import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { press } from '#e2e/keyboard';
import { accountOf } from '#e2e/platform-state';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const bell = (page: Page) => page.getByRole('button', { name: 'Notifiche', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifiche' });

test('by keyboard alone the notifications are read and marked as seen, in every tab, and Esc gives the focus back (NOTIF-02, NOTIF-03, NOTIF-04)', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('giulia');
  await expect(bell(page)).toHaveAccessibleDescription('Non lette: 1');
  await press(page, bell(page));
  await expect(panel(page).getByRole('region', { name: 'Ieri' })).toContainText('Promemoria');
  await expect(panel(page).getByRole('heading', { name: 'Notifiche' })).toBeFocused();
  await expect(bell(page)).not.toHaveAccessibleDescription(/./);
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const { alerts } = (await accountOf(platform, 'giulia')).public_configuration;
  expect(alerts.map(({ seen }) => seen)).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();

  const other = await page.context().newPage();
  await other.goto('/#/dashboard');
  await bell(other).click();
  await expect(panel(other).getByText('Promemoria')).toBeVisible();
  await expect(panel(other).getByText('Nuova')).toHaveCount(0);
});

test('what cannot be marked as seen stays unseen without a word, and is marked at the next opening', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('rinaldi');
  await expect(bell(page)).toHaveAccessibleDescription('Non lette: 1');
  await setFault(platform, 'updateUser', 'status-500');
  await bell(page).click();
  await expect(panel(page).getByText('Promemoria')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await setFault(platform, 'updateUser');
  await bell(page).click();
  await expect(bell(page)).not.toHaveAccessibleDescription(/./);
});

for (const { what, width, height, text } of [
  { what: 'at 320 pixels', width: 320, height: 640, text: '100%' },
  { what: 'with text of twice the size', width: 640, height: 900, text: '200%' },
  { what: 'at 320 pixels with text of twice the size', width: 320, height: 640, text: '200%' },
]) {
  test(`${what} the notifications stay within the window, and no word of them is broken (HDR-03)`, async ({
    signInAs,
  }) => {
    const page = await signInAs('rinaldi');
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    await bell(page).click();
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wider()).toBe(0);
    await expect(panel(page).getByRole('listitem').first()).toBeVisible();
    expect(await brokenWords(panel(page))).toEqual([]);
  });
}

/** The words that do not stand whole on one line. */
const brokenWords = (part: Locator) =>
  part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
