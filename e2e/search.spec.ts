import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';

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

const alone = filters.map((filter) => [filter]);
const pairs = filters.flatMap((one, at) => filters.slice(at + 1).map((other) => [one, other]));

/** The total number of matches, as the list shows it once it has loaded. */
async function saidTotal(page: Page): Promise<number> {
  const nobody = page.getByText('Nessun terapeuta trovato');
  await expect(page.getByRole('button', { name: 'Perché lo vedi' }).first().or(nobody)).toBeVisible();
  if (await nobody.isVisible()) return 0;
  const said = await page.getByRole('heading', { name: /^Risultati: .*terapeut/ }).innerText();
  return Number(said.match(/\d+/g)?.at(-1));
}

test('every filter, and every two together, shows at most ten, and each card says why (SEARCH-60, SEARCH-70)', async ({
  page,
}) => {
  const totals = new Map<string, number>();
  for (const chosen of [...alone, ...pairs]) {
    const query = chosen.map((filter) => filter.query).join('&');
    await openAfresh(page, `/#/dashboard/therapist?${query}`);
    const total = await saidTotal(page);
    totals.set(query, total);
    const why = page.getByRole('button', { name: 'Perché lo vedi' });
    await expect(why).toHaveCount(Math.min(total, 10));
    if (total === 0) continue;
    await why.first().click();
    for (const { says } of chosen)
      await expect(page.getByRole('listitem').filter({ hasText: says }).first()).toBeVisible();
  }
  for (const [one, other] of pairs) {
    const together = totals.get(`${one?.query}&${other?.query}`) ?? Number.NaN;
    const fewest = Math.min(totals.get(one?.query ?? '') ?? 0, totals.get(other?.query ?? '') ?? 0);
    expect(together, `${one?.query} and ${other?.query}`).toBeLessThanOrEqual(fewest);
  }
});

test('opening one explanation neither stretches the cards beside it nor moves their prices', async ({ page }) => {
  await page.goto('/#/dashboard/therapist?interventions=Ansia');
  const cards = page.getByRole('article');
  const why = page.getByRole('button', { name: 'Perché lo vedi' });
  await expect(why).toHaveCount(10);
  /** Where, on the page, the price of each neighbour stands and where its card ends. */
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
});

test.describe('what is no filter', () => {
  for (const query of [
    'address=%7Bnot',
    'interventions=Nuoto',
    'age=young&gender=',
    'page=-1&sort=random',
    'therapy=',
  ]) {
    test(`${query} is left aside and everybody is shown (SEARCH-44)`, async ({ page }) => {
      await page.goto(`/#/dashboard/therapist?${query}`);
      await expect(page.getByText(/^9 di \d+ terapeuti/)).toBeVisible();
    });
  }
});
