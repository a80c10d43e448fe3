import { expect, type Page, type Request } from '@playwright/test';
import { livePath } from '#contracts/live/live-hints';
import type { ShownScreen } from '#e2e/screens/shown-screen';
import type { StoredSignIns } from '#e2e/stored-sign-ins';

/** Loads a screen, signed in and with its dialog open. */
export async function openWhole(page: Page, screen: ShownScreen, signIns: StoredSignIns): Promise<void> {
  if (screen.as) await signIns.giveTo(page.context(), screen.as);
  await openAt(page, screen);
}

/** Opens a screen, with its dialog, in a page whose interface is loaded and signed in. */
export async function openInLoadedPage(page: Page, screen: ShownScreen): Promise<void> {
  // By way of another screen, so that nothing of the one before remains.
  await page.goto(between.address);
  await expect(headings(page)).toHaveText(between.title);
  await openAt(page, screen);
}

const between = { address: '/#/cookie', title: 'Cookie' };

const headings = (page: Page) => page.getByRole('heading', { level: 1 });

async function openAt(page: Page, { address, open }: ShownScreen): Promise<void> {
  const requests = watchRequests(page);
  await page.goto(address);
  if (address !== between.address) await expect(headings(page).filter({ hasText: between.title })).toHaveCount(0);
  await headings(page).first().waitFor();
  await requests.untilQuiet();
  if (open) {
    await open(page);
    await requests.untilQuiet();
  }
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
