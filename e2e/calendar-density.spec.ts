import type { Locator, Page } from '@playwright/test';
import { chooseScenario } from '#e2e/console';
import { type Chain, expect, test } from '#e2e/fixtures';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import type { ScenarioName } from '#mocks/scenarios/scenarios';

test.afterEach(async ({ chain }) => chain.platform.reset());

const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 780 };

interface Opening {
  readonly address: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scenario?: ScenarioName;
}

/** Opens a therapist's screen, with the notice on cookies answered. */
async function open(page: Page, { signIns, platform }: Chain, { address, size, scenario }: Opening): Promise<void> {
  await chooseScenario(platform, scenario);
  await page.setViewportSize(size);
  await signIns.giveTo(page.context(), 'rinaldi');
  await page.goto(address);
  await page.getByRole('button', { name: 'Ho capito' }).click();
}

const rows = (page: Page) => page.getByRole('article');

async function heightsOf(page: Page): Promise<readonly number[]> {
  await expect(rows(page).first()).toBeVisible();
  return rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
}

for (const address of ['/#/dashboard', '/#/dashboard/calendar?view=agenda', '/#/dashboard/calendar?view=month']) {
  test(`a therapist's appointments are rows of at most 64 pixels at ${address}`, async ({ page, chain }) => {
    await open(page, chain, { address, size: desktop });
    const heights = await heightsOf(page);
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  });
}

for (const size of [desktop, phone]) {
  test(`at ${size.width} pixels every line of what waits on a therapist's home is at most 64 high, and nothing moved on its way`, async ({
    page,
    chain,
  }) => {
    await recordLayoutShifts(page.context());
    await open(page, chain, { address: '/#/dashboard', size });
    const lines = page.getByRole('region', { name: 'Da fare' }).getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    expect(totalShift(await layoutShiftsOf(page))).toBeLessThanOrEqual(0.02);
  });
}

test('the agenda of a full week stays under nine screens', async ({ page, chain }) => {
  await open(page, chain, { address: '/#/dashboard/calendar?view=agenda', size: desktop, scenario: 'full-week' });
  await expect.poll(() => rows(page).count()).toBeGreaterThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
});

const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

test('on a phone a week is one day under its seven, with today in sight', async ({ page, chain }) => {
  await open(page, chain, { address: '/#/dashboard/calendar?view=week', size: phone });
  const days = page.getByRole('list', { name: 'Giorni della settimana' }).getByRole('button');
  await expect(days).toHaveCount(7);
  await expect(page.locator('[aria-current="date"][aria-pressed="true"]')).toBeInViewport({ ratio: 1 });
  expect(await page.getByRole('columnheader').count()).toBe(2);
  const other = days.and(page.locator('[aria-pressed="false"]')).last();
  const name = (await other.locator('.visually-hidden').textContent()) ?? '';
  await other.press('Enter');
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(phone.width);
});

test("on a phone '+' stays in reach, above the bottom bar and clear of the help strip, in every view (CAL-19, CAL-21)", async ({
  page,
  chain,
}) => {
  await open(page, chain, { address: '/#/dashboard/calendar?view=agenda', size: phone });
  for (const view of ['agenda', 'day', 'month']) {
    await page.goto(`/#/dashboard/calendar?view=${view}`);
    const add = page.getByRole('button', { name: 'Nuovo appuntamento' });
    await expect(add).toBeInViewport({ ratio: 1 });
    const box = await add.boundingBox();
    const bar = await top(page.getByRole('navigation', { name: 'Sezioni principali' }));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
    expect(box?.y ?? 0).toBeGreaterThan(44);
  }
  await page.getByRole('button', { name: 'Nuovo appuntamento' }).click();
  await expect(page.getByRole('dialog', { name: 'Nuovo appuntamento' })).toBeVisible();
});

test('the days before come above the place of the reader, who stays there', async ({ page, chain }) => {
  await open(page, chain, { address: '/#/dashboard/calendar?view=agenda', size: phone });
  const today = page.getByRole('heading', { level: 3 }).first();
  const name = (await today.textContent()) ?? '';
  const before = await top(today);
  await page.getByRole('button', { name: 'Mostra i giorni precedenti' }).click();
  await expect(page.locator('h3:focus')).toBeInViewport();
  const after = await top(page.getByRole('heading', { level: 3, name, exact: true }));
  expect(Math.abs(after - before)).toBeLessThan(200);
});

test('on a phone the home names the month in at most two lines, beside its buttons', async ({ page, chain }) => {
  await open(page, chain, { address: '/#/dashboard', size: phone });
  const month = page.getByRole('heading', { level: 2, name: /^[a-z]+ \d{4}$/ });
  await expect(month).toBeVisible();
  expect((await month.boundingBox())?.height).toBeLessThanOrEqual(48);
  await expect(page.getByText('Clicca sul + per aggiungere una seduta')).toBeVisible();
});

test('all weeks of a month that has six stand in a window of 1280 by 900', async ({ page, chain }) => {
  const address = `/#/dashboard/calendar?view=month&calendar=${Date.UTC(2027, 4, 15)}`;
  await open(page, chain, { address, size: desktop, scenario: 'full-week' });
  const weeks = page.getByRole('grid', { name: 'Giorni del mese' }).locator('tbody tr');
  await expect(weeks).toHaveCount(6);
  await expect(weeks.last()).toBeInViewport({ ratio: 1 });
});

test('in a full month nothing lies over a time: neither its neighbour nor +N (CAL-10, CAL-11)', async ({
  page,
  chain,
}) => {
  await open(page, chain, { address: '/#/dashboard/calendar?view=month', size: desktop, scenario: 'full-week' });
  const full = page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: /^\+\d\d/ }) });
  await expect(full.first()).toBeVisible();
  const edges = await full.evaluateAll((cells) =>
    cells.map((cell) => {
      const times = [...cell.querySelectorAll('[data-status]')].map((time) => time.getBoundingClientRect());
      const more = cell.querySelector('button:not([data-day])')?.getBoundingClientRect();
      return {
        tops: [...times.slice(1), more].map((box) => box?.top ?? 0),
        bottoms: times.map(({ bottom }) => bottom),
      };
    }),
  );
  for (const { tops, bottoms } of edges) {
    expect(bottoms).toHaveLength(2);
    for (const [index, bottom] of bottoms.entries()) expect(tops[index]).toBeGreaterThanOrEqual(bottom);
  }
});

test('in the week nothing lies over the name of a block: no icon, no line of the present', async ({ page, chain }) => {
  await open(page, chain, { address: '/#/dashboard/calendar?view=week', size: desktop, scenario: 'full-week' });
  await page.locator('[data-event]').first().waitFor();
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-event]')].filter((block) => {
        const [name, icons] = ['name', 'icons'].map((part) =>
          block.querySelector(`[class*="${part}"]`)?.getBoundingClientRect(),
        );
        // A block without its parts would prove nothing.
        if (!name || !icons) return true;
        return icons.width > 0 && icons.left < name.right && icons.top < name.bottom && icons.bottom > name.top;
      }).length,
  );
  expect(covered).toBe(0);
});

test('the printed agenda is one line for each appointment, with its state in words, and nothing to press', async ({
  page,
  chain,
}) => {
  await open(page, chain, { address: '/#/dashboard/calendar?view=agenda', size: desktop, scenario: 'full-week' });
  await expect(rows(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(50);
  expect(Math.max(...heights)).toBeLessThanOrEqual(32);
  const state = rows(page).last().locator('[data-word]');
  expect(await state.evaluate((word) => getComputedStyle(word, '::after').content)).toBe('"Confermato"');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Da oggi in poi' })).toBeVisible();
});

for (const { size, text, hours } of [
  { size: { width: 320, height: 640 }, text: '100%', hours: 5 },
  { size: { width: 375, height: 780 }, text: '200%', hours: 3 },
]) {
  test(`at ${size.width} pixels with text of ${text} the day shows ${hours} hours above the bottom bar, where its grid ends`, async ({
    page,
    chain,
  }) => {
    await open(page, chain, { address: '/#/dashboard/calendar?view=day', size });
    const grid = page.getByRole('grid', { name: 'Ore del giorno' });
    await grid.waitFor();
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), text);
    const bar = await top(page.getByRole('navigation', { name: 'Sezioni principali' }));
    const inSight = () =>
      grid.evaluate((table, below) => {
        const above = table.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
        const rows = [...table.querySelectorAll('tr[data-time]')].map((row) => row.getBoundingClientRect());
        return rows.filter((row) => row.top >= above - 1 && row.bottom <= below + 1).length / 2;
      }, bar);
    await expect.poll(inSight).toBeGreaterThanOrEqual(hours);
    const box = await grid.locator('..').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  });
}

for (const size of ['100%', '200%']) {
  test(`on a phone '+' covers no hour of the day, with text of ${size}`, async ({ page, chain }) => {
    await open(page, chain, { address: '/#/dashboard/calendar?view=day', size: phone });
    await page.getByRole('grid', { name: 'Ore del giorno' }).waitFor();
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
    await expect(page.getByText('Clicca sul + per aggiungere una seduta')).toBeVisible();
    const add = await page.getByRole('button', { name: 'Nuovo appuntamento' }).boundingBox();
    expect((add?.y ?? 0) + (add?.height ?? 0)).toBeLessThanOrEqual(await top(page.getByRole('columnheader').last()));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
}
