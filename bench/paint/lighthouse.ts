import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from '#bench/figures';
import { chromiumPath } from '#e2e/chromium';

/** Lighthouse's figures of one address. Scores are out of 100, times in milliseconds. */
export interface PaintFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly largestPaintMs: number;
  readonly shift: number;
  readonly blockedMs: number;
  readonly mainThreadMs: number;
  /** The page's own, until Lighthouse finds the network quiet; its service worker's are not counted. */
  readonly requests: number;
  /** As sent. */
  readonly fontBytes: number;
}

/** One cold load with Lighthouse's own settings: a phone four times slower than this machine, on simulated slow 4G. */
export async function measurePaintOf(address: string): Promise<PaintFigures> {
  const browser = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--lang=it-IT'],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (!result) throw new Error(`Lighthouse returned nothing for ${address}.`);
    const { audits, categories } = result.lhr;
    const scoreOf = (category: string) => Math.round(100 * defined(categories[category]?.score, category));
    const figureOf = (audit: string) => defined(audits[audit]?.numericValue, audit);
    const requests = audits['network-requests']?.details;
    if (requests?.type !== 'table') throw new Error('Lighthouse returned no list of the requests.');
    const fonts = requests.items.filter(({ resourceType }) => resourceType === 'Font');
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      bestPractices: scoreOf('best-practices'),
      largestPaintMs: figureOf('largest-contentful-paint'),
      shift: figureOf('cumulative-layout-shift'),
      blockedMs: figureOf('total-blocking-time'),
      mainThreadMs: figureOf('mainthread-work-breakdown'),
      requests: requests.items.length,
      fontBytes: fonts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    };
  } finally {
    browser.kill();
  }
}

function defined(value: number | null | undefined, name: string): number {
  if (value === null || value === undefined) throw new Error(`Lighthouse returned no value for ${name}.`);
  return value;
}

/** The median of each figure over an odd number of loads. */
export function medianPaint(loads: readonly PaintFigures[]): PaintFigures {
  const medianOf = (name: keyof PaintFigures) => median(loads.map((load) => load[name]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    bestPractices: medianOf('bestPractices'),
    largestPaintMs: medianOf('largestPaintMs'),
    shift: medianOf('shift'),
    blockedMs: medianOf('blockedMs'),
    mainThreadMs: medianOf('mainThreadMs'),
    requests: medianOf('requests'),
    fontBytes: medianOf('fontBytes'),
  };
}
