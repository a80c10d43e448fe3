import { expect, test } from '#e2e/fixtures';
import { openScreen } from '#e2e/open-screen';
import { screens } from '#e2e/screens';

const schemes = [
  { colorScheme: 'light', colour: 'rgb(165, 119, 16)' },
  { colorScheme: 'dark', colour: 'rgb(194, 142, 36)' },
] as const;

for (const { colorScheme, colour } of schemes) {
  test(`what has a colour for each scheme has it in the pages as built: ${colorScheme}`, async ({ page, chain }) => {
    await page.emulateMedia({ colorScheme });
    const reviews = screens.filter(({ name }) => name === 'therapist-reviews');
    for (const screen of reviews) await openScreen(page, screen, chain);
    const bars = page.getByRole('list', { name: 'Distribuzione dei voti' });
    await expect(bars.locator('[style*="scaleX"]').first()).toHaveCSS('background-color', colour);
  });
}

test('a profile that is read in the dark is printed dark on white, without what is pressed, and is dark again afterwards', async ({
  page,
  chain,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const screen of screens.filter(({ name }) => name === 'therapist')) await openScreen(page, screen, chain);
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
});
