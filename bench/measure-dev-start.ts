import { rm } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { startChromium } from '#bench/chromium';
import { atMost, type Figure, median } from '#bench/figures';
import type { AtEnd } from '#bench/run-parts';
import { startChild, untilReady } from '#scripts/child-process';

const port = 4573;
const origin = `http://localhost:${port}`;
const cacheFolder = 'node_modules/.vite';
/** Odd: the median counts. */
const rounds = 3;
const timeoutMs = 120_000;

/** The time from the start of the dev server until the login is shown, without its cache and with it. */
export async function measureDevStart(atEnd: AtEnd): Promise<Figure[]> {
  const browser = await startChromium(atEnd);
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await rm(cacheFolder, { recursive: true, force: true });
    cold.push(await measureStart(browser));
    warm.push(await measureStart(browser));
  }
  return [
    atMost('page shown, warm', { value: median(warm), budget: 3, unit: 's' }),
    atMost('page shown, cold', { value: median(cold), budget: 12, unit: 's' }),
  ];
}

async function measureStart(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const begun = performance.now();
  // The command of `npm run dev`, without npm: on a signal npm leaves the dev server behind.
  const server = startChild('node_modules/vite/bin/vite.js', ['--mode', 'mocks', '--port', String(port)], {});
  try {
    await untilReady(server, `${origin}/icon.svg`, timeoutMs);
    await page.goto(origin, { timeout: timeoutMs, waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Area professionisti' }).waitFor({ timeout: timeoutMs });
    return (performance.now() - begun) / 1000;
  } finally {
    await page.close();
    await server.stop();
  }
}
