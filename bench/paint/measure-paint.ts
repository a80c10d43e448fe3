import { startBuiltProduct } from '#bench/built-product';
import { atLeast, atMost, type Figure, withoutBudget } from '#bench/figures';
import { measurePaintOf, medianPaint, type PaintFigures } from '#bench/paint/lighthouse';
import type { AtEnd } from '#bench/run-parts';
import { budgetedLoads } from '#scripts/bundle/size-budgets';
import { startChild, untilReady } from '#scripts/child-process';

const ports = { spaPort: 4560, platformPort: 4561, floor: 4562 };
/** Odd: the median counts. */
const loads = 5;
const largestPaintMs = 2_000;
const mostShift = 0.02;
/** The floor is built before it answers. */
const floorBuildMs = 120_000;

/**
 * The built product on a phone: Lighthouse's figures of the two screens where visitors begin, beside those of a bare
 * application, the floor.
 */
export async function measurePaint(atEnd: AtEnd): Promise<Figure[]> {
  const product = await startBuiltProduct(ports, atEnd);
  const floorServer = startChild('bench/paint/serve-floor.ts', [], { PORT: String(ports.floor) });
  atEnd(floorServer.stop);
  const floorAddress = `http://localhost:${ports.floor}/`;
  await untilReady(floorServer, floorAddress, floorBuildMs);

  const measured: Record<'floor' | 'login' | 'search', PaintFigures[]> = { floor: [], login: [], search: [] };
  // In turn, so that other work of the machine affects all of them.
  for (let load = 0; load < loads; load += 1) {
    measured.floor.push(await measurePaintOf(floorAddress));
    measured.login.push(await measurePaintOf(`${product.origin}/#/patient`));
    measured.search.push(await measurePaintOf(`${product.origin}/#/dashboard/therapist`));
    console.log(`Load ${load + 1} of ${loads}`);
  }
  const [floor, login, search] = [
    medianPaint(measured.floor),
    medianPaint(measured.login),
    medianPaint(measured.search),
  ];
  return [
    ...floorFigures(floor),
    ...screenFigures('login', login, floor.performance - 3),
    atMost('login: main-thread time, at most twice the floor’s', {
      value: login.mainThreadMs,
      budget: 2 * floor.mainThreadMs,
      unit: 'ms',
    }),
    atMost('login: blocked time', { value: login.blockedMs, budget: 300, unit: 'ms' }),
    atMost('login: requests of the first visit', { value: login.requests, budget: 15 }),
    atMost('login: fonts', { value: login.fontBytes / 1000, budget: 60, unit: 'KB' }),
    ...screenFigures('search', search, floor.performance - 6),
    ...sizeFigures(),
  ];
}

function floorFigures({ performance, mainThreadMs, blockedMs, largestPaintMs }: PaintFigures): Figure[] {
  return [
    withoutBudget('floor: score', performance),
    withoutBudget('floor: main-thread time', mainThreadMs, 'ms'),
    withoutBudget('floor: blocked time', blockedMs, 'ms'),
    withoutBudget('floor: largest paint', largestPaintMs, 'ms'),
  ];
}

/** The compressed scripts of the page, of the dashboard's frame and of the heaviest route. */
function sizeFigures(): Figure[] {
  return budgetedLoads('dist')
    .slice(0, 3)
    .map(({ name, bytes, limitKb }) =>
      atMost(`scripts: ${name}`, { value: bytes / 1000, budget: limitKb, unit: 'KB' }),
    );
}

function screenFigures(screen: string, paint: PaintFigures, lowestScore: number): Figure[] {
  return [
    atLeast(`${screen}: score, beside the floor’s`, { value: paint.performance, budget: lowestScore }),
    atMost(`${screen}: largest paint`, { value: paint.largestPaintMs, budget: largestPaintMs, unit: 'ms' }),
    atMost(`${screen}: layout shift`, { value: paint.shift, budget: mostShift }),
    atLeast(`${screen}: accessibility`, { value: paint.accessibility, budget: 100 }),
    atLeast(`${screen}: best practices`, { value: paint.bestPractices, budget: 100 }),
  ];
}
