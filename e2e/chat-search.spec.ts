import type { Page } from '@playwright/test';
import { axeOf } from '#e2e/axe';
import { expect, test } from '#e2e/fixtures';
import { press, pressEscape } from '#e2e/keyboard';
import { setTextSize } from '#e2e/text-size';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('finds messages by their words and by their day, with the keyboard alone, at every size and in the dark', async ({
  signInAs,
}) => {
  const page = await signInAs('giulia', '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi');
  await page.getByRole('button', { name: 'Ho capito' }).click();
  for (const { look, width, height, fontSize, colorScheme } of [
    { look: 'the smallest phone', width: 320, height: 640, fontSize: '100%', colorScheme: 'light' },
    { look: 'text of twice the size', width: 375, height: 780, fontSize: '200%', colorScheme: 'light' },
    { look: 'the dark', width: 1280, height: 900, fontSize: '100%', colorScheme: 'dark' },
  ] as const) {
    await test.step(look, async () => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await setTextSize(page, fontSize);
      await findsByWords(page);
      await findsByDay(page);
    });
  }
});

const finderOf = (page: Page) => page.getByRole('region', { name: 'Trova nella conversazione' });
const foundIn = (page: Page) => page.getByRole('log').locator('[data-message][aria-current]');
const menuOf = (page: Page) => page.getByRole('button', { name: 'Altro sulla conversazione' });

async function findsByWords(page: Page): Promise<void> {
  const finder = finderOf(page);
  await press(page, menuOf(page));
  await press(page, page.getByRole('button', { name: 'Cerca nei messaggi' }));
  await expect(finder.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('seduta');
  await expect(finder.getByRole('status')).toHaveText('3 di 3');
  await expect(foundIn(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(finder.getByRole('status')).toHaveText(/^2 di 3: /);
  await expect(foundIn(page)).toBeInViewport();
  const { violations } = await (await axeOf(page)).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await pressEscape(page);
  await expect(finder).toBeHidden();
  await expect(menuOf(page)).toBeFocused();
}

async function findsByDay(page: Page): Promise<void> {
  const finder = finderOf(page);
  const log = page.getByRole('log');
  await log.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await expect(page.getByRole('button', { name: 'Vai agli ultimi messaggi' })).toBeHidden();
  await press(page, menuOf(page));
  await press(page, page.getByRole('button', { name: 'Vai a un giorno' }));
  await expect(finder.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('29/10/2026');
  await expect(foundIn(page)).toBeInViewport();
  await expect(finder.getByRole('status')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Vai agli ultimi messaggi' })).toBeVisible();
  await expect(foundIn(page)).toBeInViewport();
  await page.goBack();
  await expect(finder).toBeHidden();
  await expect(log).toBeVisible();
}
