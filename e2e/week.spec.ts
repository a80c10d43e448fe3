import type { Page } from '@playwright/test';
import { chooseScenario } from '#e2e/console';
import { type Chain, expect, test } from '#e2e/fixtures';

test.afterEach(async ({ chain }) => chain.platform.reset());

test('opens each week at its first appointment, shows thirteen hours, and leads to appointments out of sight', async ({
  page,
  chain,
}) => {
  await openWeek(page, chain);
  await test.step('thirteen hours', () => showsThirteenHours(page));
  await test.step('the next week, after scrolling this one', async () => {
    await scrollGrid(page, 2000);
    await expect.poll(async () => (await timesInSight(page)).at(-1)).toBe('23:30');
    await openNextWeek(page);
    await expect.poll(async () => (await timesInSight(page))[0]).toBe('08:00');
  });
  await test.step('appointments out of sight', () => countsAppointmentsOutOfSight(page));
  await test.step('a week with a holiday', async () => {
    await page.goto('/#/dashboard/calendar?view=week&day=2026-12-08');
    await expect(page.getByRole('columnheader', { name: /Immacolata$/ })).toBeVisible();
    await showsThirteenHours(page);
  });
});

/** The calendar of a full week in a window of 1280 by 900, with the notice on cookies answered. */
async function openWeek(page: Page, { signIns, platform }: Chain): Promise<void> {
  await chooseScenario(platform, 'full-week');
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIns.giveTo(page.context(), 'rinaldi');
  await page.goto('/#/dashboard/calendar?view=week');
  await page.getByRole('grid', { name: 'Ore della settimana' }).waitFor();
  await page.getByRole('button', { name: 'Ho capito' }).click();
}

/** Checks that thirteen hours are visible and that the page itself does not scroll. */
async function showsThirteenHours(page: Page): Promise<void> {
  await expect.poll(async () => (await timesInSight(page)).length).toBeGreaterThanOrEqual(26);
  const spare = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(spare).toBe(0);
}

/** Checks that a button at each edge counts the appointments beyond it, shows them and gives the first the focus. */
async function countsAppointmentsOutOfSight(page: Page): Promise<void> {
  const before = page.getByRole('button', { name: /appuntament[oi] prima delle ore che vedi: mostra$/ });
  const after = page.getByRole('button', { name: /appuntament[oi] dopo le ore che vedi: mostra$/ });
  await expect(before).toBeHidden();
  await scrollGrid(page, 2000);
  await expect(before).toContainText(/^\d+$/);
  await before.click();
  await expect.poll(async () => (await timesInSight(page))[0]).toBe('08:00');
  await expect(page.locator(':focus')).toHaveAccessibleName(/, 08:00-09:00, /);
  await scrollGrid(page, 0);
  await expect(after).toContainText(/^\d+$/);
  await after.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/, 20:00-21:00, /);
  await expect(after).toBeHidden();
}

/** The times of the half hours that are wholly visible. */
const timesInSight = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const top = grid.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
    const bottom = Math.min(grid.parentElement?.getBoundingClientRect().bottom ?? 0, window.innerHeight);
    return [...grid.querySelectorAll<HTMLElement>('tr[data-time]')]
      .filter((row) => row.getBoundingClientRect().top >= top - 1 && row.getBoundingClientRect().bottom <= bottom + 1)
      .map((row) => row.dataset['time'] ?? '');
  });

/** Opens the week after the one shown, and waits until it is shown. */
async function openNextWeek(page: Page): Promise<void> {
  const period = page.getByRole('heading', { level: 2, name: /\d{4}$/ });
  const before = await period.innerText();
  await page.getByRole('button', { name: 'Settimana successiva' }).click();
  await expect(period).not.toHaveText(before);
}

const scrollGrid = (page: Page, top: number) =>
  page.getByRole('grid').evaluate((grid, to) => grid.parentElement?.scrollTo({ top: to }), top);
