import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

/** The times from presses to the next picture on the screen, in milliseconds. */
export interface MeasuredPress {
  readonly name: string;
  readonly ms: readonly number[];
}

/** Has every page that is opened from here on note its presses. */
export async function notePresses(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(new URL('note-presses.js', import.meta.url)) });
}

interface PressSetup {
  readonly name: string;
  readonly target: Locator;
  readonly times?: number;
  /** Brings back what the press changed, unmeasured. */
  readonly reset?: () => Promise<unknown>;
}

/** Presses several times, and gives the times. */
export async function measurePress(page: Page, { name, target, times = 5, reset }: PressSetup): Promise<MeasuredPress> {
  const ms: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await target.scrollIntoViewIfNeeded();
    const before = await page.evaluate<number>('noted.length');
    await target.click();
    await page.waitForFunction(`noted.length > ${before}`);
    ms.push(await page.evaluate<number>(`noted[${before}]`));
    await reset?.();
  }
  return { name, ms };
}
