import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { atMost, type Figure, median } from '#bench/figures';

const budgetMs = 100;

/** The result of `note-presses.js` in the page: the milliseconds of each press, by its number. */
interface Noted {
  readonly presses: readonly (number | undefined)[];
}

export interface Press {
  readonly name: string;
  readonly press: () => Promise<unknown>;
  /** Odd: the median counts. */
  readonly times?: number;
  /** Undoes the press, unmeasured. */
  readonly reset?: () => Promise<unknown>;
}

/** Makes every page that is opened from now on note its presses. */
export async function notePresses(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(new URL('note-presses.js', import.meta.url)) });
}

/** The time from a press until its first visible change is on the screen. */
export async function measurePress(page: Page, { name, press, times = 5, reset }: Press): Promise<Figure> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const number = await page.evaluate(() => (globalThis as unknown as Noted).presses.length);
    await press();
    const wait = await page.waitForFunction((at) => (globalThis as unknown as Noted).presses[at], number);
    waits.push((await wait.jsonValue()) ?? Number.NaN);
    await reset?.();
  }
  return atMost(`press: ${name}`, { value: median(waits), budget: budgetMs, unit: 'ms' });
}
