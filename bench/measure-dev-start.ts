import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '#e2e/chromium';

// Seconds from `npm run dev` until the login is shown, without the dev server's cache and with it, and how often the
// page was loaded: more than once means a reload, which loses what was typed. `-- 5` runs five rounds instead of three.
const port = 4573;
const origin = `http://localhost:${port}`;
const cacheFolder = 'node_modules/.vite';
const rounds = Number(process.argv[2] ?? 3);
/**
 * In milliseconds: long enough for a dependency that is found late to be bundled, after which the dev server reloads
 * the page.
 */
const settleMs = 4_000;
const giveUpMs = 120_000;

interface Start {
  readonly seconds: number;
  readonly pageLoads: number;
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
const cold: Start[] = [];
const warm: Start[] = [];
for (let round = 0; round < rounds; round += 1) {
  rmSync(cacheFolder, { recursive: true, force: true });
  cold.push(await measureStart(browser));
  warm.push(await measureStart(browser));
}
await browser.close();
report('cold', cold);
report('warm', warm);

async function measureStart(from: Browser): Promise<Start> {
  const context = await from.newContext();
  const page = await context.newPage();
  let pageLoads = 0;
  page.on('domcontentloaded', () => {
    pageLoads += 1;
  });
  const begun = performance.now();
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--mode', 'mocks', '--port', `${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await listening(begun);
    await page.goto(origin, { timeout: giveUpMs, waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Area professionisti' }).waitFor({ timeout: giveUpMs });
    const seconds = (performance.now() - begun) / 1000;
    await pause(settleMs);
    return { seconds, pageLoads };
  } finally {
    await context.close();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}

async function listening(begun: number): Promise<void> {
  while (performance.now() - begun < giveUpMs) {
    const answers = await fetch(`${origin}/icon.svg`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(20);
  }
  throw new Error('The dev server did not start.');
}

function report(name: string, starts: readonly Start[]): void {
  const seconds = starts.map((start) => start.seconds).sort((one, other) => one - other);
  const median = seconds[Math.floor(seconds.length / 2)] ?? 0;
  const pageLoads = Math.max(...starts.map((start) => start.pageLoads));
  console.log(
    `${name}: best ${(seconds[0] ?? 0).toFixed(1)} s, median ${median.toFixed(1)} s, page loads at most ${pageLoads}`,
  );
}
