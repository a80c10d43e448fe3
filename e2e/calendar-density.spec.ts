import type { Locator, Page } from '@playwright/test';
import { chooseScenario } from '#e2e/console';
import { type Chain, expect, test } from '#e2e/fixtures';
import { pressEscape } from '#e2e/keyboard';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import { setTextSize } from '#e2e/text-size';
import type { ScenarioName } from '#mocks/scenarios/scenarios';

test.afterEach(async ({ chain }) => chain.platform.reset());

const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 780 };

test('shows a therapist in a wide window short rows, and moves nothing while the home loads', async ({
  page,
  chain,
}) => {
  await recordLayoutShifts(page.context());
  await open(page, chain, { address: '/#/dashboard', size: desktop });
  await test.step('the home', async () => {
    await hasSettledHome(page);
    await hasShortRows(page);
  });
  for (const view of ['agenda', 'month']) {
    await test.step(view, async () => {
      await page.goto(`/#/dashboard/calendar?view=${view}`);
      await expect(page.getByRole('radio', { name: view === 'month' ? 'Mese' : 'Agenda' })).toBeChecked();
      await hasShortRows(page);
    });
  }
});

test('shows a therapist on a phone the calendar at every text size, with ‘+’ in reach (CAL-19, CAL-21)', async ({
  page,
  chain,
}) => {
  await recordLayoutShifts(page.context());
  await open(page, chain, { address: '/#/dashboard', size: phone });
  await test.step('the home', async () => {
    await hasSettledHome(page);
    await namesMonthInTwoLines(page);
  });
  await test.step('the week', () => showsOneDayOfWeek(page));
  await test.step('the day', async () => {
    await page.goto('/#/dashboard/calendar?view=day');
    await hasAddButtonInReach(page);
    await hasAddButtonClearOfHours(page);
    await setTextSize(page, '200%');
    await hasAddButtonClearOfHours(page);
    await showsHours(page, 3);
    await setTextSize(page, '100%');
    await page.setViewportSize({ width: 320, height: 640 });
    await showsHours(page, 5);
  });
  await test.step('the month', async () => {
    await page.setViewportSize(phone);
    await page.goto('/#/dashboard/calendar?view=month');
    await hasAddButtonInReach(page);
    await page.getByRole('button', { name: 'Nuovo appuntamento' }).click();
    await expect(page.getByRole('dialog', { name: 'Nuovo appuntamento' })).toBeVisible();
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('the agenda', async () => {
    await page.goto('/#/dashboard/calendar?view=agenda');
    await hasAddButtonInReach(page);
    await keepsPlaceWhenDaysBeforeAppear(page);
  });
});

test('shows a full calendar without one part over another, and prints its agenda line by line (CAL-10, CAL-11)', async ({
  page,
  chain,
}) => {
  const sixWeeks = `/#/dashboard/calendar?view=month&calendar=${Date.UTC(2027, 4, 15)}`;
  await open(page, chain, { address: sixWeeks, size: desktop, scenario: 'full-week' });
  await test.step('a month of six weeks', async () => {
    const weeks = page.getByRole('grid', { name: 'Giorni del mese' }).locator('tbody tr');
    await expect(weeks).toHaveCount(6);
    await expect(weeks.last()).toBeInViewport({ ratio: 1 });
  });
  await test.step('a full month', async () => {
    await page.goto('/#/dashboard/calendar?view=month');
    await coversNoTimeOfMonth(page);
  });
  await test.step('a full week', async () => {
    await page.goto('/#/dashboard/calendar?view=week');
    await coversNoNameOfWeek(page);
  });
  await test.step('the agenda', async () => {
    await page.goto('/#/dashboard/calendar?view=agenda');
    // Thirteen on each day of at least one week from Monday to Saturday.
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(78);
    // Nine windows.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
  });
  await test.step('the printed agenda', () => printsOneLinePerAppointment(page));
});

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
const heights = (all: Locator) =>
  all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
const topOfBottomBar = (page: Page) => top(page.getByRole('navigation', { name: 'Sezioni principali' }));
const addButton = (page: Page) => page.getByRole('button', { name: 'Nuovo appuntamento' });

async function hasSettledHome(page: Page): Promise<void> {
  const lines = page.getByRole('region', { name: 'Da fare' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(Math.max(...(await heights(lines)))).toBeLessThanOrEqual(64);
  expect(totalShift(await layoutShiftsOf(page))).toBeLessThanOrEqual(0.02);
}

async function hasShortRows(page: Page): Promise<void> {
  await expect(rows(page).nth(2)).toBeVisible();
  expect(Math.max(...(await heights(rows(page))))).toBeLessThanOrEqual(64);
}

async function namesMonthInTwoLines(page: Page): Promise<void> {
  const month = page.getByRole('heading', { level: 2, name: /^[a-z]+ \d{4}$/ });
  expect((await month.boundingBox())?.height).toBeLessThanOrEqual(48);
  await expect(page.getByText('Clicca sul + per aggiungere una seduta')).toBeVisible();
}

async function showsOneDayOfWeek(page: Page): Promise<void> {
  await page.goto('/#/dashboard/calendar?view=week');
  const days = page.getByRole('list', { name: 'Giorni della settimana' }).getByRole('button');
  await expect(days).toHaveCount(7);
  await expect(page.locator('[aria-current="date"][aria-pressed="true"]')).toBeInViewport({ ratio: 1 });
  expect(await page.getByRole('columnheader').count()).toBe(2);
  const other = days.and(page.locator('[aria-pressed="false"]')).last();
  const name = (await other.locator('.visually-hidden').textContent()) ?? '';
  await other.press('Enter');
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await hasNoSidewaysScroll(page);
}

async function hasNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}

/** Checks that the button is above the bottom bar and below the help strip, which is 44 pixels high. */
async function hasAddButtonInReach(page: Page): Promise<void> {
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
  const box = await addButton(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOfBottomBar(page));
  expect(box?.y ?? 0).toBeGreaterThan(44);
}

async function keepsPlaceWhenDaysBeforeAppear(page: Page): Promise<void> {
  const today = page.getByRole('heading', { level: 3 }).first();
  const name = (await today.textContent()) ?? '';
  const before = await top(today);
  await page.getByRole('button', { name: 'Mostra i giorni precedenti' }).click();
  await expect(page.locator('h3:focus')).toBeInViewport();
  const after = await top(page.getByRole('heading', { level: 3, name, exact: true }));
  expect(Math.abs(after - before)).toBeLessThan(200);
}

async function hasAddButtonClearOfHours(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'Ore del giorno' }).waitFor();
  await expect(page.getByText('Clicca sul + per aggiungere una seduta')).toBeVisible();
  const box = await addButton(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top(page.getByRole('columnheader').last()));
  await hasNoSidewaysScroll(page);
}

/** Checks that so many whole hours are visible above the bottom bar, where the grid of the day ends. */
async function showsHours(page: Page, hours: number): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Ore del giorno' });
  const hoursInSight = async () =>
    grid.evaluate(
      (table, below) => {
        const above = table.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
        const halves = [...table.querySelectorAll('tr[data-time]')].map((row) => row.getBoundingClientRect());
        return halves.filter((row) => row.top >= above - 1 && row.bottom <= below + 1).length / 2;
      },
      await topOfBottomBar(page),
    );
  await expect.poll(hoursInSight).toBeGreaterThanOrEqual(hours);
  const box = await grid.locator('..').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await topOfBottomBar(page)) + 1);
  await hasNoSidewaysScroll(page);
}

/** Checks that no time of a full day is covered by the time below it or by `+N`. */
async function coversNoTimeOfMonth(page: Page): Promise<void> {
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
}

/** Checks that neither an icon nor the line of the present covers the name of a block. */
async function coversNoNameOfWeek(page: Page): Promise<void> {
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
}

/** Checks the printed agenda: short lines with their state in words, and no buttons. */
async function printsOneLinePerAppointment(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const lines = await heights(rows(page));
  expect(lines.length).toBeGreaterThan(50);
  expect(Math.max(...lines)).toBeLessThanOrEqual(32);
  const state = rows(page).last().locator('[data-word]');
  expect(await state.evaluate((word) => getComputedStyle(word, '::after').content)).toBe('"Confermato"');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Da oggi in poi' })).toBeVisible();
}
