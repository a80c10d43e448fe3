import { expect, type Page } from '@playwright/test';

/** Opens an address as somebody does who comes back later: nothing of the page before is kept. */
export async function openAfresh(page: Page, address: string): Promise<void> {
  // A dialog that stands open is closed by being left.
  if (!(await openDialogs(page).first().isVisible())) await untilHistoryIsSettled(page);
  await page.goto(address);
  await page.reload();
}

/** Reloads the page once the dialogs that stood over it are closed. */
export async function reloadAfterDialog(page: Page): Promise<void> {
  await expect(openDialogs(page)).toHaveCount(0);
  await untilHistoryIsSettled(page);
  await page.reload();
}

const openDialogs = (page: Page) => page.getByRole('dialog');

/**
 * Waits until every closed dialog has taken its step of the history back. A browser goes back a moment later than it is
 * told to, and whatever else it is told meanwhile, which no hand is quick enough for, would be undone or given up.
 */
async function untilHistoryIsSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { history } = globalThis as unknown as {
      history: { state: { usr?: { dialogs?: readonly string[] } } | null };
    };
    return (history.state?.usr?.dialogs ?? []).length === 0;
  });
}
