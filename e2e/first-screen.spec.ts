import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';

const profile = '/#/dashboard/therapist-detail?pt=pt-rinaldi';
const directory = '/#/dashboard/therapist';
const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 780 };

test('shows a visitor the essentials of a profile and of the directory without scrolling (SEARCH-72)', async ({
  page,
}) => {
  await page.goto(profile);
  await test.step('a profile', () => showsEssentials(page));
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await page.setViewportSize(desktop);
  await page.goto(directory);
  await test.step('the first row of cards', () => showsFirstRow(page));
  await test.step('the rows of cards', () => showsFullRows(page));
  await test.step('the results of a search on a phone', () => showsCountAfterSearch(page));
});

test('shows a patient the essentials of a profile and of the directory without scrolling (SEARCH-72)', async ({
  page,
  chain,
}) => {
  await chain.platform.reset();
  await chain.signIns.giveTo(page.context(), 'sara');
  await page.goto(profile);
  await test.step('a profile', () => showsEssentials(page));
  await page.goto(directory);
  await page.getByRole('dialog', { name: 'Trova il Tuo terapeuta' }).getByRole('button', { name: 'Salta' }).click();
  await test.step('the rows of cards', () => showsFullRows(page));
});

/** Checks name, register, price and the button to write, in a wide window and on a phone. */
async function showsEssentials(page: Page): Promise<void> {
  const inBrief = page.getByRole('complementary', { name: 'In breve' });
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const part of [
      inBrief.getByRole('heading', { name: 'Andrea Rinaldi' }),
      inBrief.getByText('Albo: Lombardia, n. 03/11482'),
      inBrief.getByText('da 70,00 €'),
      inBrief.getByRole('button', { name: /^Scrivi/ }),
    ]) {
      await expect(part).toBeVisible();
      await expect.poll(() => isInSight(part), `at ${size.width} pixels`).toBe(true);
    }
  }
}

async function showsFirstRow(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(9);
  for (const at of [0, 1, 2]) {
    const write = cards.nth(at).getByRole('button', { name: /^Scrivi/ });
    await expect.poll(() => isInSight(write)).toBe(true);
  }
}

/** Nine cards, and nine more, make full rows of three at every width of a wide screen. */
async function showsFullRows(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await page.setViewportSize(desktop);
  await expect(cards).toHaveCount(9);
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cardsPerRow(page), `at ${width} pixels`).toEqual([3, 3, 3]);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(cards).toHaveCount(18);
  expect(await cardsPerRow(page)).toEqual([3, 3, 3, 3, 3, 3]);
}

/** After CERCA in the sheet of a phone, the heading with the number of results is visible and has the focus. */
async function showsCountAfterSearch(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'inizia la ricerca' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ansia', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'CERCA' }).click();
  const heading = page.getByRole('heading', { name: /^Risultati: I primi 10 di \d+ terapeuti$/ });
  await expect(heading).toBeFocused();
  await expect.poll(() => isInSight(heading)).toBe(true);
}

/** Whether it is wholly visible, with nothing over its middle. */
async function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && uppermost !== null && element.contains(uppermost);
  });
}

async function cardsPerRow(page: Page): Promise<number[]> {
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
}
