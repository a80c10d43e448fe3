import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';

const sizes = [
  { width: 1280, height: 900 },
  { width: 375, height: 780 },
];

/** Whether it stands whole in the window as it is scrolled, and neither the bars nor the strip lie over its middle. */
async function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && uppermost !== null && element.contains(uppermost);
  });
}

/** How many cards stand in each row of the list. */
async function rows(page: Page): Promise<number[]> {
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
}

for (const size of sizes) {
  test(`at ${size.width} by ${size.height} a profile says name, register, price and how to write without scrolling`, async ({
    page,
    signInAs,
    chain,
  }) => {
    await chain.platform.reset();
    const sara = await signInAs('sara');
    for (const reader of [page, sara]) {
      await reader.setViewportSize(size);
      await reader.goto('/#/dashboard/therapist-detail?pt=pt-rinaldi');
      const inBrief = reader.getByRole('complementary', { name: 'In breve' });
      for (const part of [
        inBrief.getByRole('heading', { name: 'Andrea Rinaldi' }),
        inBrief.getByText('Albo: Lombardia, n. 03/11482'),
        inBrief.getByText('da 70,00 €'),
        inBrief.getByRole('button', { name: /^Scrivi/ }),
      ]) {
        await expect(part).toBeVisible();
        await expect.poll(() => isInSight(part)).toBe(true);
      }
    }
  });
}

test('on a wide screen the first row of cards is in sight below the filters', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/#/dashboard/therapist');
  await page.getByRole('button', { name: 'Ho capito' }).click();
  for (const card of await page.getByRole('article').all()) await expect(card).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(9);
  for (const at of [0, 1, 2]) {
    const write = page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: /^Scrivi/ });
    expect(await isInSight(write)).toBe(true);
  }
});

test('nine cards, and nine more, make full rows of three at every width of a wide screen (SEARCH-72)', async ({
  page,
  signInAs,
  chain,
}) => {
  await chain.platform.reset();
  const giulia = await signInAs('giulia');
  for (const reader of [page, giulia]) {
    for (const width of [1280, 1366, 1440, 1920]) {
      await reader.setViewportSize({ width, height: 900 });
      await reader.goto('about:blank');
      await reader.goto('/#/dashboard/therapist');
      await expect(reader.getByRole('article')).toHaveCount(9);
      expect(await rows(reader), `at ${width}`).toEqual([3, 3, 3]);
    }
    await reader.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(reader.getByRole('article')).toHaveCount(18);
    expect(await rows(reader)).toEqual([3, 3, 3, 3, 3, 3]);
  }
});

test('after CERCA in a phone’s sheet the heading that says how many were found is in sight, with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/#/dashboard/therapist');
  await page.getByRole('button', { name: 'inizia la ricerca' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ansia', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'CERCA' }).click();
  const heading = page.getByRole('heading', { name: /^Risultati: I primi 10 di \d+ terapeuti$/ });
  await expect(heading).toBeFocused();
  await expect.poll(() => isInSight(heading)).toBe(true);
});
