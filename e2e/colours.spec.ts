import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';

const profile = '/#/dashboard/therapist-detail?pt=pt-rinaldi';

test('shows a profile in the colours of each scheme, and prints it dark on white without controls', async ({
  page,
  chain,
}) => {
  await chain.platform.reset();
  await chain.signIns.giveTo(page.context(), 'sara');
  await page.goto(`${profile}&tab=recensioni`);
  const bars = page.getByRole('list', { name: 'Distribuzione dei voti' });
  for (const [colorScheme, colour] of [
    ['light', 'rgb(165, 119, 16)'],
    ['dark', 'rgb(194, 142, 36)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(bars.locator('[style*="scaleX"]').first()).toHaveCSS('background-color', colour);
  }
  await page.goto(profile);
  await test.step('printing in the dark', () => printsDarkOnWhite(page));
});

/** Chromium prints in the light scheme; afterwards the page is dark again. */
async function printsDarkOnWhite(page: Page): Promise<void> {
  const writing = page.getByRole('button', { name: 'Scrivi un messaggio' });
  await expect(writing).toBeVisible();
  const text = page.locator('body');
  const light = 'rgb(226, 233, 236)';
  await expect(text).toHaveCSS('color', light);
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.body.dataset['printed'] = getComputedStyle(document.body).color;
    }),
  );
  await page.pdf();
  await expect(text).toHaveAttribute('data-printed', 'rgb(26, 37, 41)');
  await expect(text).toHaveCSS('color', light);
  await page.emulateMedia({ media: 'print' });
  await expect(writing).toBeHidden();
  await expect(page.getByRole('tab', { name: 'biografia' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'curriculum' })).toBeHidden();
}
