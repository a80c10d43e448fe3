import { setTimeout as pause } from 'node:timers/promises';
import { type Load, type Measured, measure, type Target } from '#bench/load';
import { noFilter, type TherapistFilter } from '#contracts/therapists/therapist-filter';

export interface DirectoryBench {
  readonly search: Target;
  /**
   * The platform's origin, which reports how often the directory was read, and the back end's, which reports its own
   * delays.
   */
  readonly upstream: string;
  readonly watch: string;
}

interface Inside {
  readonly p95Ms: number;
  readonly longestBlockMs: number;
  readonly rss: number;
  readonly peakRss: number;
  readonly heapUsed: number;
  readonly external: number;
}

const budgets = { p95Ms: 10, answerBytes: 12 * 1024, blockMs: 50 };
const freshMs = 30_000;
const atOnce: Load = { connections: 50, requests: 5_000 };

/** Searches among ten thousand professionals, 50 at once, before and during a refresh; prints the measurements. */
export async function measureDirectory(bench: DirectoryBench): Promise<boolean> {
  const search = { ...bench.search, bodyOf: searchOf };
  const begun = performance.now();
  await measure(search, { connections: 1, requests: 1 });
  console.log(`10,000 professionals: first search, with the reading, ${Math.round(performance.now() - begun)} ms`);
  await measure(search, atOnce);
  await insideOf(bench);
  const calm = await measure(search, atOnce);
  const inside = await insideOf(bench);
  console.log(`50 searches at once: ${rate(calm)}, p95 ${ms(calm.p95Ms)} for the caller`);
  const refreshing = await duringRefresh(bench, begun);
  const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  console.log(
    `memory: ${mb(refreshing.rss)} in all (at most ${mb(refreshing.peakRss)}), of it ${mb(refreshing.heapUsed)} on the main heap and ${mb(refreshing.external)} beside it`,
  );
  return [
    verdict('p95 in the back end', { value: inside.p95Ms, budget: budgets.p95Ms, unit: 'ms' }),
    verdict('largest answer', { value: calm.largestBytes, budget: budgets.answerBytes, unit: 'bytes' }),
    verdict('longest block during a refresh', {
      value: refreshing.longestBlockMs,
      budget: budgets.blockMs,
      unit: 'ms',
    }),
    verdict('p95 in the back end during a refresh', { value: refreshing.p95Ms, budget: budgets.blockMs, unit: 'ms' }),
    verdict('readings of the platform', {
      value: await readingsOf(bench),
      budget: Math.ceil((performance.now() - begun) / freshMs),
      unit: `in ${Math.round((performance.now() - begun) / 1000)} s`,
    }),
  ].every(Boolean);
}

/** Sends few requests, first while nothing is read, then while the directory of the beginning is read again. */
async function duringRefresh(bench: DirectoryBench, begun: number): Promise<Inside> {
  const undisturbed = await askingGently(bench);
  console.log(`longest block without a refresh: ${ms(undisturbed.longestBlockMs)}`);
  await pause(Math.max(0, begun + freshMs - performance.now()));
  const before = await readingsOf(bench);
  const refreshing = await askingGently(bench);
  if ((await readingsOf(bench)) !== before + 1) throw new Error('The directory was not read anew once.');
  return refreshing;
}

const gentlyMs = 12_000;

async function askingGently(bench: DirectoryBench): Promise<Inside> {
  await insideOf(bench);
  const until = performance.now() + gentlyMs;
  while (performance.now() < until) {
    await measure({ ...bench.search, bodyOf: searchOf }, { connections: 2, requests: 20 });
    await pause(20);
  }
  return insideOf(bench);
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
  const sort = sorts[request % sorts.length];
  return JSON.stringify({ visit: `visit-${request}`, filter, sort, page: request % 3 });
}

async function insideOf({ watch }: DirectoryBench): Promise<Inside> {
  return (await (await fetch(watch)).json()) as Inside;
}

async function readingsOf({ upstream }: DirectoryBench): Promise<number> {
  const { readings } = (await (await fetch(`${upstream}/counts`)).json()) as { readings: number };
  return readings;
}

function verdict(name: string, { value, budget, unit }: { value: number; budget: number; unit: string }): boolean {
  const isWell = value <= budget;
  const shown = Number.isInteger(value) ? value : value.toFixed(1);
  console.log(`${name}: ${shown} ${unit} (budget ${budget}): ${isWell ? 'within budget' : 'OVER BUDGET'}`);
  return isWell;
}

function rate({ perSecond }: Measured): string {
  return `${Math.round(perSecond)}/s`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
