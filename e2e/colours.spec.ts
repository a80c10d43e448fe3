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
