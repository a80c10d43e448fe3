import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '#e2e/chromium';

/** What Lighthouse says of one address: a score of 100, and what a phone on a slow line waits and sees. */
export interface PaintFigures {
  readonly performance: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
}

/**
 * How a phone on slow 4G comes about: `simulate` reckons it from a load without hindrance, `devtools` really slows line
 * and processor down, each request by more than half a second.
 */
export type Throttling = 'simulate' | 'devtools';

/** The median of each figure over an odd number of runs, each in a browser of its own that knows nothing. */
export async function medianPaint(address: string, runs: number, throttling: Throttling): Promise<PaintFigures> {
  const measured: PaintFigures[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measurePaint(address, throttling));
  const median = (name: keyof PaintFigures): number =>
    measured.map((figures) => figures[name]).sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
  return {
    performance: median('performance'),
    firstPaintMs: median('firstPaintMs'),
    largestPaintMs: median('largestPaintMs'),
    blockingMs: median('blockingMs'),
    shift: median('shift'),
  };
}

/** With Lighthouse's own settings: a phone four times slower than this machine, on slow 4G. */
async function measurePaint(address: string, throttlingMethod: Throttling): Promise<PaintFigures> {
  const browser = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--lang=it-IT'],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      throttlingMethod,
    });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${address}.`);
    const { audits, categories } = result.lhr;
    const figureOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
      firstPaintMs: figureOf('first-contentful-paint'),
      largestPaintMs: figureOf('largest-contentful-paint'),
      blockingMs: figureOf('total-blocking-time'),
      shift: figureOf('cumulative-layout-shift'),
    };
  } finally {
    browser.kill();
  }
}
