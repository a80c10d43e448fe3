import type { BrowserContext, Page } from '@playwright/test';

/** One movement of what was already on screen, without the user having done anything. */
export interface LayoutShift {
  /** As the browser scores it: the share of the window that moved, times how far. */
  readonly score: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** Writes down every layout shift of the pages opened from now on; a press excuses the half second after it. */
export async function recordLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: 'e2e/record-layout-shifts.js' });
}

/** What moved on this page since it was loaded. */
export function layoutShiftsOf(page: Page): Promise<readonly LayoutShift[]> {
  return page.evaluate<LayoutShift[]>('window.layoutShifts');
}

/** The sum of all shifts: never less than the browsers' score, which counts the worst five seconds. */
export function totalShift(shifts: readonly LayoutShift[]): number {
  return shifts.reduce((sum, { score }) => sum + score, 0);
}
