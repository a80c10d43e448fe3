import type { Page, Request, ViewportSize } from '@playwright/test';
import { operations } from '#contracts/operations';
import { watchConsole } from '#e2e/console-errors';
import { test as base, expect } from '#e2e/fixtures';
import { openInLoadedPage, openWhole } from '#e2e/open-screen';
import type { PersonName } from '#e2e/people';
import type { ShownScreen } from '#e2e/screens/shown-screen';
import type { ScenarioName } from '#mocks/scenarios/scenarios';

/** The platform's data since its last reset. */
interface Seed {
  readonly scenario: ScenarioName;
  isChanged: boolean;
}

interface KeptPage {
  readonly page: Page;
  /** The errors on the console since the last call. */
  readonly takeErrors: () => readonly string[];
  /** The data that the loaded page shows; undefined after a dialog or form was opened in it. */
  shows: Seed | undefined;
}

interface Visits {
  /** The pages of a worker, one for each user. */
  readonly pages: Map<PersonName | null, KeptPage>;
  seed: Seed;
  /** The page that is loaded; all others are empty. */
  loaded: Page | undefined;
}

interface TestFixtures {
  /** The user of the page; without one, a visitor. */
  readonly user: PersonName | null;
  readonly keptPage: KeptPage;
  /** Opens a screen of that user in a window of that size, loaded completely and with its dialog open. */
  readonly openScreen: (screen: ShownScreen, size: ViewportSize) => Promise<void>;
}

/**
 * Tests whose page stays open for the next test of the same user, because loading it takes longer than the test. A
 * screen is opened in the loaded page when the screen before was only an address, and else in a reloaded page with
 * empty storage.
 */
export const test = base.extend<TestFixtures, { readonly visits: Visits }>({
  visits: [
    async ({ chain }, use) => {
      await chain.platform.reset();
      await use({ pages: new Map(), seed: { scenario: 'everyday', isChanged: false }, loaded: undefined });
    },
    { scope: 'worker' },
  ],
  user: [null, { option: true }],
  keptPage: async ({ browser, visits, user, baseURL }, use) => {
    const kept = visits.pages.get(user) ?? (await openKeptPage());
    visits.pages.set(user, kept);
    await use(kept);
    expect(kept.takeErrors(), 'errors on the console').toEqual([]);

    async function openKeptPage(): Promise<KeptPage> {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      context.on('request', (request) => {
        if (mayChangePlatform(request)) visits.seed.isChanged = true;
      });
      return { takeErrors: watchConsole(context), page: await context.newPage(), shows: undefined };
    }
  },
  page: async ({ keptPage }, use) => use(keptPage.page),
  openScreen: async ({ keptPage, visits, chain }, use) => {
    const { page } = keptPage;
    await use(async (screen, size) => {
      const scenario = screen.scenario ?? 'everyday';
      const isUnchanged = visits.seed.scenario === scenario && !visits.seed.isChanged;
      if (keptPage.shows === visits.seed && isUnchanged) {
        await page.setViewportSize(size);
        await openInLoadedPage(page, screen);
      } else {
        if (visits.loaded) await emptyStorage(visits.loaded);
        visits.loaded = page;
        if (!isUnchanged) {
          await chain.platform.reset(scenario);
          visits.seed = { scenario, isChanged: false };
        }
        await page.setViewportSize(size);
        await openWhole(page, screen, chain.signIns);
      }
      keptPage.shows = screen.open ? undefined : visits.seed;
    });
  },
});

function mayChangePlatform(request: Request): boolean {
  if (request.method() === 'GET') return false;
  const name = /^\/api\/(.*)/.exec(new URL(request.url()).pathname)?.[1];
  return Object.values(operations).find((operation) => operation.name === name)?.kind !== 'query';
}

/** Leaves the screen for a file of the same origin, which keeps the page's process, and clears what it has stored. */
async function emptyStorage(page: Page): Promise<void> {
  await page.goto('/icon.svg');
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
