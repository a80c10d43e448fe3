import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';

const milan = JSON.stringify({
  formattedAddress: 'Piazza del Duomo, Milano',
  coordinates: { latitude: 45.4642, longitude: 9.19 },
});

/** One choice of every filter: its part of the address, and what a card says about it. */
const filters = [
  { query: 'therapy=online', says: 'Tipo di terapia: Online' },
  { query: 'language=Inglese', says: 'Lingua: Inglese' },
  { query: 'gender=donna', says: 'Genere: Donna' },
  { query: 'age=35-50', says: 'Età: 35-50' },
  { query: 'service=couple', says: 'Servizio: Di coppia' },
  { query: 'interventions=Ansia', says: /^Si occupa di .*ansia$/ },
  { query: `address=${encodeURIComponent(milan)}`, says: 'Indirizzo: entro 50 km' },
];

test('finds therapists by every filter, says on each card why, and ignores invalid filters (SEARCH-44, SEARCH-60, SEARCH-70)', async ({
  page,
}) => {
  const totals: number[] = [];
  for (const filter of filters) {
    await test.step(filter.query, async () => {
      totals.push(await showsWhy(page, [filter]));
    });
  }
  await test.step('two filters together', async () => {
    const [online, english] = [filters.slice(0, 1), filters.slice(1, 2)];
    expect(await showsWhy(page, [...online, ...english])).toBeLessThanOrEqual(Math.min(...totals.slice(0, 2)));
  });
  await test.step('invalid filters', async () => {
    await openList(page, 'address=%7Bnot&interventions=Nuoto&age=young&gender=&page=-1&sort=random&therapy=');
    await expect(page.getByText(/^9 di \d+ terapeuti/)).toBeVisible();
  });
  await test.step('one explanation beside the others', () => leavesNeighboursInPlace(page));
});

/** Opens the list from another screen, so that no earlier result is shown. */
async function openList(page: Page, query: string): Promise<void> {
  await page.goto('/#/cookie');
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie' })).toBeVisible();
  await page.goto(`/#/dashboard/therapist?${query}`);
}

/** Checks that at most ten are shown and that the first card says every reason; returns how many match. */
async function showsWhy(page: Page, chosen: readonly (typeof filters)[number][]): Promise<number> {
  await openList(page, chosen.map(({ query }) => query).join('&'));
  const why = page.getByRole('button', { name: 'Perché lo vedi' });
  await expect(why.first()).toBeVisible();
  const said = await page.getByRole('heading', { name: /^Risultati: .*terapeut/ }).innerText();
  const total = Number(said.match(/\d+/g)?.at(-1));
  await expect(why).toHaveCount(Math.min(total, 10));
  await why.first().click();
  for (const { says } of chosen) {
    await expect(page.getByRole('listitem').filter({ hasText: says }).first()).toBeVisible();
  }
  return total;
}

/** Opening one explanation neither stretches the cards beside it nor moves their prices. */
async function leavesNeighboursInPlace(page: Page): Promise<void> {
  await openList(page, 'interventions=Ansia');
  const cards = page.getByRole('article');
  const why = page.getByRole('button', { name: 'Perché lo vedi' });
  await expect(why).toHaveCount(10);
  /** The position on the page of the price of each neighbour and of the end of its card. */
  const row = () =>
    cards.evaluateAll((all) =>
      [all[0], all[2]].map((card) => {
        const price = [...(card?.querySelectorAll('strong') ?? [])].find((text) => text.textContent?.includes('€'));
        return [price?.getBoundingClientRect().top, card?.lastElementChild?.getBoundingClientRect().bottom].map(
          (y = Number.NaN) => y + window.scrollY,
        );
      }),
    );
  const before = await row();
  await why.nth(1).click();
  await expect(cards.nth(1).getByText('Corrisponde', { exact: true })).toBeVisible();
  expect(await row()).toEqual(before);
}
