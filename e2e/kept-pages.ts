import type { Page } from '@playwright/test';
import { watchConsole } from '#e2e/console-errors';
import { test as base, expect } from '#e2e/fixtures';
import type { PersonName } from '#e2e/people';

interface KeptPage {
  readonly page: Page;
  /** The errors on the console since the last call. */
  readonly takeErrors: () => readonly string[];
}

interface WorkerFixtures {
  readonly keptPages: Map<PersonName | null, KeptPage>;
}

interface TestFixtures {
  /** The user of the page; without one, a visitor. */
  readonly user: PersonName | null;
}

/**
 * Tests whose page stays open for the next test of the same user. A page that is reloaded in the same process takes
 * half the time of a new one, because the interface is already compiled. Each test finds empty storage, and opens its
 * address afresh.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  keptPages: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  user: [null, { option: true }],
  page: async ({ browser, keptPages, user, baseURL }, use) => {
    const kept = keptPages.get(user) ?? (await openKeptPage());
    keptPages.set(user, kept);
    await use(kept.page);
    expect(kept.takeErrors(), 'errors on the console').toEqual([]);
    await emptyStorage(kept.page);

    async function openKeptPage(): Promise<KeptPage> {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      return { takeErrors: watchConsole(context), page: await context.newPage() };
    }
  },
});

/** Leaves the screen for a file of the same origin, which keeps the page's process, and clears what it has stored. */
async function emptyStorage(page: Page): Promise<void> {
  await page.goto('/icon.svg');
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
