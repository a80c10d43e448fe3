import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Figure, p95, withoutBudget } from '#bench/figures';
import { megabytes, readInside } from '#bench/inside';
import { type Load, measureLoad, type Target } from '#bench/load';
import type { AtEnd } from '#bench/run-parts';
import { noFilter, type TherapistFilter } from '#contracts/therapists/therapist-filter';
import { startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';

const ports = { upstream: 4520, backEnd: 4521, watch: 4522 };
const upstream = `http://127.0.0.1:${ports.upstream}`;
const origin = `http://localhost:${ports.backEnd}`;
const headers = [{ 'content-type': 'application/json', 'x-requested-by': 'ascolto', origin }];
const search: Target = { origin, path: '/api/therapists/search-therapists', headers, bodyOf: searchOf };
const otherCall: Target = { origin, path: '/api/login/current-session', headers };
const atOnce: Load = { connections: 50, requests: 5_000 };
const freshMs = 30_000;
/** Longer than one reading takes, and short enough to end before the next one. */
const readingMs = 12_000;
const restMs = 10_000;
const budgets = { p95Ms: 10, answerBytes: 12 * 1024, blockMs: 50, restMb: 150, peakMb: 300 };

/** Searches among 10,000 professionals: at first, 50 at once, and while the directory is read again. */
export async function measureDirectory(atEnd: AtEnd): Promise<Figure[]> {
  await startServers(atEnd);
  await measureLoad(otherCall, atOnce);
  const before = await readInside(ports.watch);

  const begun = performance.now();
  await measureLoad(search, { connections: 1, requests: 1 });
  const first = await readInside(ports.watch);
  await measureLoad(search, atOnce);
  const warmUp = await readInside(ports.watch);
  const load = await measureLoad(search, atOnce);
  const busy = await readInside(ports.watch);

  const readingsBefore = await countReadings();
  await searchGently(async () => (await countReadings()) > readingsBefore);
  await searchFor(readingMs);
  const refreshing = await readInside(ports.watch);
  const readings = await countReadings();
  const elapsedMs = performance.now() - begun;
  await searchFor(readingMs);
  const undisturbed = await readInside(ports.watch);
  await pause(restMs);
  const atRest = await readInside(ports.watch);

  const peakRss = Math.max(...[first, warmUp, busy, undisturbed, refreshing, atRest].map((inside) => inside.peakRss));
  return [
    atMost('p95 in the back end, 50 searches at once', {
      value: p95(busy.durations),
      budget: budgets.p95Ms,
      unit: 'ms',
    }),
    atMost('p95 in the back end during a refresh', {
      value: p95(refreshing.durations),
      budget: budgets.p95Ms,
      unit: 'ms',
    }),
    atMost('largest answer', { value: load.largestBytes, budget: budgets.answerBytes, unit: 'bytes' }),
    atMost(`readings of the platform in ${Math.round(elapsedMs / 1000)} s`, {
      value: readings,
      budget: Math.ceil(elapsedMs / freshMs),
    }),
    atMost('longest block during the first reading', {
      value: first.longestBlockMs,
      budget: budgets.blockMs,
      unit: 'ms',
    }),
    atMost('longest block during a refresh', { value: refreshing.longestBlockMs, budget: budgets.blockMs, unit: 'ms' }),
    withoutBudget('longest block between readings', undisturbed.longestBlockMs, 'ms'),
    atMost('memory added at rest', { value: megabytes(atRest.rss - before.rss), budget: budgets.restMb, unit: 'MB' }),
    atMost('memory added at the peak', { value: megabytes(peakRss - before.rss), budget: budgets.peakMb, unit: 'MB' }),
    withoutBudget('memory before the first search', megabytes(before.rss), 'MB'),
  ];
}

async function startServers(atEnd: AtEnd): Promise<void> {
  const platform = startChild('bench/upstream.ts', [], { PORT: String(ports.upstream), PROFESSIONALS: '10000' });
  atEnd(platform.stop);
  const backEnd = startChild('bench/watched-back-end.ts', [], {
    ...demoEnvironment({ spaPort: ports.backEnd, platformPort: ports.upstream }, '.demo/bench'),
    WATCH_PORT: String(ports.watch),
    CALLS_PER_MINUTE: '10000000',
    SPA_FOLDER: '',
  });
  atEnd(backEnd.stop);
  await untilReady(platform, upstream);
  await untilReady(backEnd, `${origin}/readyz`);
}

function searchFor(ms: number): Promise<void> {
  const until = performance.now() + ms;
  return searchGently(async () => performance.now() > until);
}

/** Searches with pauses, so that the longest block is not that of many searches at once. */
async function searchGently(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    await measureLoad(search, { connections: 2, requests: 20 });
    await pause(20);
  }
}

const filters: readonly Partial<TherapistFilter>[] = [
  {},
  {},
  { language: ['Inglese', 'Francese'], gender: ['donna'] },
  { therapy: 'online+studio', address: { latitude: 45.46, longitude: 9.19 }, age: ['35-50'] },
  { service: ['couple'], interventions: ['Ansia', 'Lutto'], age: ['under35', '35-50'] },
];
const sorts = ['default', 'rating', 'default', 'price'] as const;

function searchOf(request: number): string {
  const filter = { ...noFilter, ...filters[request % filters.length] };
  return JSON.stringify({ visit: `visit-${request}`, filter, sort: sorts[request % sorts.length], page: request % 3 });
}

async function countReadings(): Promise<number> {
  const { readings } = (await (await fetch(`${upstream}/counts`)).json()) as { readings: number };
  return readings;
}
