import type { Page } from '@playwright/test';
import { type Chain, expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';

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

const tabLists: readonly { readonly signedInAs: 'giulia' | 'rinaldi'; readonly address: string }[] = [
  { signedInAs: 'giulia', address: '/#/dashboard/diary' },
  { signedInAs: 'giulia', address: '/#/dashboard/therapist' },
  { signedInAs: 'giulia', address: profile },
  { signedInAs: 'rinaldi', address: '/#/dashboard/profile' },
];

test('marks the chosen tab in its own colours and in those of the system', async ({ page, chain }) => {
  await chain.platform.reset();
  await marksChosenTabs(page, chain);
  await page.emulateMedia({ forcedColors: 'active' });
  await marksChosenTabs(page, chain);
});

async function marksChosenTabs(page: Page, chain: Chain): Promise<void> {
  for (const { signedInAs, address } of tabLists) {
    await chain.signIns.giveTo(page.context(), signedInAs);
    await openAfresh(page, address);
    await test.step(address, async () => {
      const tabs = page.getByRole('main').getByRole('tab');
      await expect(tabs.first()).toBeVisible();
      const lines = await tabs.evaluateAll((all) =>
        all.map((tab) => ({
          isChosen: tab.getAttribute('aria-selected') === 'true',
          line: `${getComputedStyle(tab).borderBlockEndWidth} ${getComputedStyle(tab).borderBlockEndColor}`,
        })),
      );
      const chosen = lines.filter(({ isChosen }) => isChosen).map(({ line }) => line);
      const others = lines.filter(({ isChosen }) => !isChosen).map(({ line }) => line);
      expect(chosen).toHaveLength(1);
      expect(others.length).toBeGreaterThan(0);
      expect(others).not.toContain(chosen[0]);
    });
  }
}
