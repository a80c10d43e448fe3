import { expect, type Page } from '@playwright/test';

/** Waits until the service worker answers this page and has kept all its files. */
export async function controlledByWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(() => page.evaluate(missingFiles)).toEqual([]);
}

/** Of the files the latest worker names those that no cache holds. Runs in the page. */
async function missingFiles(): Promise<readonly string[]> {
  const script = await (await fetch('/sw.js', { cache: 'no-store' })).text();
  const files = JSON.parse(/^const keptFiles = (\[.*?\]);/.exec(script)?.[1] ?? '[]') as string[];
  const held = await Promise.all(files.map(async (file) => (await caches.match(file)) !== undefined));
  return files.filter((_, index) => !held[index]);
}

/** The paths of all that is kept in the browser's caches for this site. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
