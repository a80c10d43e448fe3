import { expect, type Page } from '@playwright/test';

/** Opens an address as somebody does who comes back later: nothing of the page before is kept. */
export async function openAfresh(page: Page, address: string): Promise<void> {
  // A dialog that stands open is closed by being left.
  await untilHistoryIsSettled(page, { dialogMayStay: true });
  // By way of another page, so that it is loaded whole: an address that differs behind its hash alone is opened without
  // loading, and is given up for a reload that comes before the page has heard of it.
  await page.goto('about:blank');
  await page.goto(address);
}

/** Opens another screen in the loaded page, as a link does, once the dialogs that were open over it are closed. */
export async function goTo(page: Page, address: string): Promise<void> {
  await untilHistoryIsSettled(page, { dialogMayStay: false });
  await page.goto(address);
}

/** Reloads the page once the dialogs that stood over it are closed. */
export async function reloadAfterDialog(page: Page): Promise<void> {
  await untilHistoryIsSettled(page, { dialogMayStay: false });
  await page.reload();
}

/**
 * Waits until every closed dialog has taken its step of the history back. A browser goes back a moment later than it is
 * told to, and whatever else it is told meanwhile, which no hand is quick enough for, would be undone or given up.
 */
async function untilHistoryIsSettled(page: Page, { dialogMayStay }: { dialogMayStay: boolean }): Promise<void> {
  const isSettled = async () => {
    // The class is gone as soon as the last dialog closes, before it has faded.
    if ((await page.locator('body.has-modal').count()) > 0) return dialogMayStay;
    return (await page.evaluate<number>('history.state?.usr?.dialogs?.length ?? 0')) === 0;
  };
  await expect.poll(isSettled, { intervals: [20] }).toBe(true);
}
