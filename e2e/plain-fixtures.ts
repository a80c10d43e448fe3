import { test as base, useChain } from '#e2e/fixtures';
import { ownPort } from '#e2e/own-port';
import { type PlainPlatform, startPlainPlatform } from '#e2e/plain-platform/start';

/** The same browser and back end in front of the plain platform, which runs in the tests' own process. */
export const test = base.extend<object, { readonly plain: PlainPlatform }>({
  plain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use) => use(await startPlainPlatform()),
    { scope: 'worker' },
  ],
  chain: [
    async ({ browser, plain }, use, info) =>
      useChain(plain, { browser, port: ownPort(info.parallelIndex, 'back-end-of-plain-platform') }, use),
    { scope: 'worker' },
  ],
});
