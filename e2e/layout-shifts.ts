import type { BrowserContext, Page } from '@playwright/test';

/** One movement of what was already on screen, without the user having done anything. */
export interface LayoutShift {
  /** As the browser scores it: the share of the window that moved, times how far. */
  readonly score: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Writes down every layout shift of the pages opened from now on; a press excuses the half second after it. */
export async function recordLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const rectText = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nodeText = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase() ?? 'gone'}.${element?.className ?? ''} "${node?.textContent?.slice(0, 40) ?? ''}"`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nodeText(node)}: ${rectText(previousRect)} to ${rectText(currentRect)}`,
        );
        shifts.push({ score: value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on this page since it was loaded. */
export function layoutShiftsOf(page: Page): Promise<readonly LayoutShift[]> {
  return page.evaluate(() => (window as unknown as { layoutShifts: LayoutShift[] }).layoutShifts);
}

/** The sum of all shifts: never less than the browsers' score, which counts the worst five seconds. */
export function totalShift(shifts: readonly LayoutShift[]): number {
  return shifts.reduce((sum, { score }) => sum + score, 0);
}
