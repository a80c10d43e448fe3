import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '#e2e/fixtures';
import { press } from '#e2e/keyboard';
import { openChat } from '#e2e/sessions';

test.beforeEach(async ({ chain }) => chain.platform.reset());

for (const { look, width, height, fontSize, colorScheme } of [
  { look: 'on the smallest phone', width: 320, height: 640, fontSize: '100%', colorScheme: 'light' },
  { look: 'with text of twice the size', width: 375, height: 780, fontSize: '200%', colorScheme: 'light' },
  { look: 'in the dark', width: 1280, height: 900, fontSize: '100%', colorScheme: 'dark' },
] as const) {
  test(`messages are found by their words and by their day ${look}, by keys alone and without a barrier`, async ({
    signInAs,
  }) => {
    const page = await signInAs('giulia');
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: 'Ho capito' }).click();
    await openChat(page, 'chat-giulia-rinaldi');
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
    const finder = page.getByRole('region', { name: 'Trova nella conversazione' });
    const found = page.getByRole('log').locator('[data-message][aria-current]');
    const menu = page.getByRole('button', { name: 'Altro sulla conversazione' });

    await press(page, menu);
    await press(page, page.getByRole('button', { name: 'Cerca nei messaggi' }));
    await expect(finder.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('seduta');
    await expect(finder.getByRole('status')).toHaveText('3 di 3');
    await expect(found).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(finder.getByRole('status')).toHaveText(/^2 di 3: /);
    await expect(found).toBeInViewport();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(finder).toBeHidden();
    await expect(menu).toBeFocused();

    const log = page.getByRole('log');
    await log.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await expect(page.getByRole('button', { name: 'Vai agli ultimi messaggi' })).toBeHidden();
    await press(page, menu);
    await press(page, page.getByRole('button', { name: 'Vai a un giorno' }));
    await expect(finder.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('29/10/2026');
    await expect(found).toBeInViewport();
    await expect(finder.getByRole('status')).not.toBeEmpty();
    await expect(page.getByRole('button', { name: 'Vai agli ultimi messaggi' })).toBeVisible();
    await expect(found).toBeInViewport();
    await page.goBack();
    await expect(finder).toBeHidden();
    await expect(log).toBeVisible();
  });
}
