import { expect, type Page } from '@playwright/test';
import { livePath } from '#contracts/live/live-hints';
import type { Chain } from '#e2e/fixtures';
import type { ShownScreen } from '#e2e/screens/shown-screen';

/** Opens a screen in its scenario, signed in, loaded completely and with its dialog open. */
export async function openScreen(page: Page, screen: ShownScreen, { platform, signIns }: Chain): Promise<void> {
  await platform.reset(screen.scenario);
  if (screen.as) await signIns.giveTo(page.context(), screen.as);
  const isAtRest = watchForRest(page);
  await page.goto(screen.address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isAtRest();
  await screen.open?.(page);
  await isAtRest();
}

/**
 * Follows the page's requests from here on; the returned function waits until all are answered and nothing is loading.
 */
function watchForRest(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => {
    // The stream of hints never ends.
    if (new URL(request.url()).pathname !== livePath) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const isQuiet = async () => (await busyAfterTwoFrames(page)) === 0 && underWay.size === 0;
  // Twice: what has just arrived may be about to ask for more.
  return () => expect.poll(async () => (await isQuiet()) && (await isQuiet()), { intervals: [20] }).toBe(true);
}

/** How many parts of the page are marked as loading, after the previous state has been drawn. */
async function busyAfterTwoFrames(page: Page): Promise<number> {
  await untilDrawn(page);
  return page.evaluate(() => document.querySelectorAll('[aria-busy="true"]').length);
}

/**
 * Waits until the page has drawn two frames: by then it stands as the last change of window or state wants it.
 * A headless browser sometimes stops drawing. What is measured afterwards is laid out all the same, so that a second
 * without a frame ends the wait.
 */
export function untilDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
        setTimeout(drawn, 1_000);
      }),
  );
}
