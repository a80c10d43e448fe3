import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type BackEnd, startBackEnd } from '#e2e/back-end';
import { test as base, expect } from '#e2e/fixtures';
import { ownPort } from '#e2e/own-port';
import { controlledByWorker, keptAddresses } from '#e2e/service-worker';

interface Site {
  readonly backEnd: BackEnd;
  /** Puts a newer version in the place of the one that is served: every hashed name is another. */
  readonly release: () => Promise<void>;
  /** Takes the files away whose name begins so, as a faulty release would. */
  readonly lose: (name: string) => Promise<void>;
}

/** A back end that serves a copy of the built site, which can be replaced while pages are open. */
const test = base.extend<{ readonly site: Site }>({
  site: async ({ chain }, use, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    await cp('dist', folder, { recursive: true });
    await removeCompressed(folder);
    const port = ownPort(info.parallelIndex, 'back-end-of-versions');
    const backEnd = await startBackEnd(chain.platform.origin, port, { SPA_FOLDER: folder });
    await use({
      backEnd,
      release: async () => {
        await renameHashed(folder);
        await backEnd.restart();
      },
      lose: async (name) => {
        for (const file of await readdir(join(folder, 'assets'))) {
          if (file.startsWith(name)) await rm(join(folder, 'assets', file));
        }
        await backEnd.restart();
      },
    });
    await backEnd.stop();
    await rm(folder, { recursive: true });
  },
});

test('opens a screen of a new version after one reload, keeps the files of open pages, and reports missing files', async ({
  browser,
  site,
}) => {
  const baseURL = site.backEnd.origin;
  const ordinary = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const withWorker = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const [page, kept] = [await ordinary.newPage(), await withWorker.newPage()];
  await kept.goto('/#/patient');
  await controlledByWorker(kept);
  const old = await keptAddresses(kept);
  await openPrepared(page);
  await site.release();

  await test.step('a page whose files are replaced is reloaded once, by itself', async () => {
    const loads = countLoads(page);
    await openCookies(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Cookie' })).toBeVisible();
    expect(loads()).toBe(1);
    expect(await scriptOf(page)).toContain('-newer');
  });

  await test.step('a page that has kept its files uses them until it is reloaded', async () => {
    await openCookies(kept);
    await expect(kept.getByRole('heading', { level: 1, name: 'Cookie' })).toBeVisible();
    expect(await scriptOf(kept)).not.toContain('-newer');
    await kept.reload();
    await expect(kept.getByRole('heading', { level: 1, name: 'Cookie' })).toBeVisible();
    expect(await scriptOf(kept)).toContain('-newer');
  });

  await test.step('the last page to close leaves no file of the old version', async () => {
    await waitForNewWorker(kept);
    await kept.close();
    const next = await openOnceTakenOver(withWorker);
    await controlledByWorker(next);
    const now = await keptAddresses(next);
    expect(now.filter((path) => path.startsWith('/assets/') && !path.includes('-newer'))).toEqual([]);
    expect(now).toHaveLength(old.length);
    await withWorker.close();
  });

  await test.step('a screen whose files are missing for good is reloaded once, and then says so', async () => {
    // A browser that has never fetched those files.
    const another = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const next = await another.newPage();
    await openPrepared(next);
    await site.lose('legal-');
    const loads = countLoads(next);
    await openCookies(next);
    await expect.poll(loads).toBe(1);
    await expect(next.getByRole('heading', { name: 'Questa pagina non si è aperta' })).toBeVisible();
    await expect(next.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();
    const look = next.waitForResponse((response) => response.request().method() === 'HEAD');
    await next.evaluate(() => window.dispatchEvent(new Event('online')));
    await look;
    expect(loads()).toBe(1);
    await another.close();
  });
  await ordinary.close();
});

/** Opens the page, and waits until it has the words for a screen that fails. */
async function openPrepared(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(/failed-screen/), page.goto('/#/patient')]);
}

async function openCookies(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie' }).click();
}

/** Counts the documents the page loads from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

function scriptOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '');
}

function waitForNewWorker(page: Page): Promise<unknown> {
  return expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
}

/** Opens the site anew until the worker of the new version serves it. */
async function openOnceTakenOver(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await expect(async () => {
    await page.goto('/#/patient');
    const versions = await page.evaluate(async () => (await caches.keys()).length);
    // The older worker goes only while no page of the site is open: until the next look there is none.
    if (versions > 1) await page.goto('about:blank');
    expect(versions).toBe(1);
    // Each look gives it work again: on a busy machine it is done with that only if the looks become rare.
  }).toPass({ intervals: [500, 1_000, 2_000, 4_000, 8_000, 16_000] });
  return page;
}

async function removeCompressed(folder: string): Promise<void> {
  for (const file of await filesOf(folder)) if (['.br', '.gz'].includes(extname(file))) await rm(file);
}

/** Gives every script and style another name, and every file that names them the new names. */
async function renameHashed(folder: string): Promise<void> {
  const assets = await readdir(join(folder, 'assets'));
  const renamed = assets.filter((name) => /\.(?:js|css|woff2)$/.test(name));
  const pattern = new RegExp(renamed.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const newer = (name: string) => name.replace(/\.(\w+)$/, '-newer.$1');
  for (const file of await filesOf(folder)) {
    if (!/\.(?:js|css|html)$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    const changed = text.replace(pattern, newer).replace(/version = '\w+'/, "version = 'newer'");
    if (changed !== text) await writeFile(file, changed);
  }
  for (const name of renamed) await rename(join(folder, 'assets', name), join(folder, 'assets', newer(name)));
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
