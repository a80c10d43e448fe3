import type { Locator, Page } from '@playwright/test';
import { axeOf } from '#e2e/axe';
import { setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { press, pressEscape } from '#e2e/keyboard';
import { accountOf } from '#e2e/platform-state';
import { setTextSize } from '#e2e/text-size';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('shows the notifications by keyboard and at every text size, and marks them as seen once that succeeds (HDR-03, NOTIF-02, NOTIF-03, NOTIF-04)', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('giulia');
  const seen = async () => {
    const { alerts } = (await accountOf(platform, 'giulia')).public_configuration;
    return alerts.every((alert) => alert.seen);
  };
  await expect(bell(page)).toHaveAccessibleDescription('Non lette: 1');
  await test.step('a failure leaves them unseen', async () => {
    await setFault(platform, 'updateUser', 'status-500');
    await bell(page).click();
    await expect(panel(page).getByText('Promemoria')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await pressEscape(page);
    await expect(panel(page)).toHaveCount(0);
    await setFault(platform, 'updateUser');
    expect(await seen()).toBe(false);
  });
  await test.step('the keyboard alone', async () => {
    await readsByKeys(page);
    expect(await seen()).toBe(true);
  });
  await test.step('another tab', async () => {
    const other = await page.context().newPage();
    await other.goto('/#/dashboard');
    await bell(other).click();
    await expect(panel(other).getByText('Promemoria')).toBeVisible();
    await expect(panel(other).getByText('Nuova')).toHaveCount(0);
    await staysInsideWindow(other);
  });
});

const bell = (page: Page) => page.getByRole('button', { name: 'Notifiche', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifiche' });

/** Opens the notifications, whose heading has the focus; Esc returns the focus to the bell. */
async function readsByKeys(page: Page): Promise<void> {
  await press(page, bell(page));
  await expect(panel(page).getByRole('region', { name: 'Ieri' })).toContainText('Promemoria');
  await expect(panel(page).getByRole('heading', { name: 'Notifiche' })).toBeFocused();
  await expect(bell(page)).not.toHaveAccessibleDescription(/./);
  const { violations } = await (await axeOf(page)).include('[role="dialog"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await pressEscape(page);
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
}

/** Checks the open panel on the smallest phone, with text of twice the size, and both; no word is broken. */
async function staysInsideWindow(page: Page): Promise<void> {
  for (const { width, height, text } of [
    { width: 320, height: 640, text: '100%' },
    { width: 640, height: 900, text: '200%' },
    { width: 320, height: 640, text: '200%' },
  ] as const) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('listitem').first()).toBeVisible();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, `at ${width} pixels with text of ${text}`).toBe(0);
    expect(await brokenWords(panel(page)), `at ${width} pixels with text of ${text}`).toEqual([]);
  }
}

/** The words that are broken over two lines. */
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
