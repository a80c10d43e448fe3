import { expect, type Page, type Request } from '@playwright/test';
import { livePath } from '#contracts/live/live-hints';
import type { Chain } from '#e2e/fixtures';
import type { ShownScreen } from '#e2e/screens/shown-screen';

/** Opens a screen in its scenario, signed in, loaded completely and with its dialog open. */
export async function openScreen(page: Page, screen: ShownScreen, { platform, signIns }: Chain): Promise<void> {
  await platform.reset(screen.scenario);
  if (screen.as) await signIns.giveTo(page.context(), screen.as);
  const requests = watchRequests(page);
  await page.goto(screen.address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await requests.untilQuiet();
  await screen.open?.(page);
  await requests.untilQuiet();
  requests.stop();
}

/** Follows the page's requests until stopped. */
function watchRequests(page: Page) {
  const pending = new Set<unknown>();
  const onRequest = (request: Request) => {
    // The stream of hints never ends.
    if (new URL(request.url()).pathname !== livePath) pending.add(request);
  };
  const onEnd = (request: Request) => void pending.delete(request);
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  const isQuiet = async () => (await busyAfterTwoFrames(page)) === 0 && pending.size === 0;
  return {
    /** Waits until every request is answered and nothing is loading. */
    untilQuiet: async () => {
      // Twice: what has just arrived may be about to ask for more.
      await expect.poll(async () => (await isQuiet()) && (await isQuiet()), { intervals: [20] }).toBe(true);
    },
    stop: () => {
      page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
    },
  };
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
