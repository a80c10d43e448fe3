import { deepEqual } from 'node:assert/strict';
import { startNginx } from '#bench/back-end/nginx';
import { atLeast, atMost, type Figure, median, notMeasured, withoutBudget } from '#bench/figures';
import { measureLoad, type Target } from '#bench/load';
import type { AtEnd } from '#bench/run-parts';
import { startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';
import { installedProgram } from '#scripts/installed-program';

const ports = { upstream: 4510, passthrough: 4511, backEnd: 4512, parseMapPrint: 4513, nginx: 4514 };
const upstream = `http://127.0.0.1:${ports.upstream}`;
const origin = `http://localhost:${ports.backEnd}`;
const connections = 20;
/** Odd: the median counts. */
const rounds = 5;
const smallestShare = 0.75;
const json = { 'content-type': 'application/json' };
const ownHeaders = { ...json, 'x-requested-by': 'ascolto', origin };
const platformPaths = { small: '/appserver/endpoint.php/session', rows: '/php/endpoint.php/chats' };
const operations = { small: 'login/current-session', rows: 'chat/list-conversations' };

type Answer = keyof typeof operations;

/** Servers by name. */
type Targets = Readonly<Record<string, Target>>;

/** Compares the back end with servers that do less, in front of one platform. */
export async function measureBackEnd(atEnd: AtEnd): Promise<Figure[]> {
  await startServers(atEnd);
  const program = installedProgram('nginx');
  if (program) await startNginx({ program, port: ports.nginx, upstreamPort: ports.upstream }, atEnd);
  const cookies = await signInEachConnection();
  const backEndFor = (answer: Answer): Target => ({
    origin,
    path: `/api/${operations[answer]}`,
    headers: cookies.map((cookie) => ({ ...ownHeaders, cookie })),
  });
  const nginxFor = (answer: Answer): Targets =>
    program ? { nginx: plainTarget(ports.nginx, platformPaths[answer]) } : {};
  return [
    ...(await measureSmallAnswer(backEndFor('small'), nginxFor('small'))),
    ...(await measureRows(backEndFor('rows'), nginxFor('rows'))),
    ...(program ? [] : [notMeasured('nginx', 'nginx is not installed')]),
  ];
}

async function measureSmallAnswer(backEnd: Target, nginx: Targets): Promise<Figure[]> {
  const passthrough = plainTarget(ports.passthrough, platformPaths.small);
  const rates = await measureRates({ 'back end': backEnd, passthrough, ...nginx });
  return [
    atLeast('small answer: requests/s as a share of the passthrough', {
      value: medianRatio(rates, 'back end', 'passthrough'),
      budget: smallestShare,
    }),
    atMost('small answer: p50 added to the passthrough', {
      value: await measureAddedMs(backEnd, passthrough),
      budget: 0.3,
      unit: 'ms',
    }),
    ...rateFigures('small answer', rates),
  ];
}

async function measureRows(backEnd: Target, nginx: Targets): Promise<Figure[]> {
  const passthrough = plainTarget(ports.passthrough, platformPaths.rows);
  const parseMapPrint = plainTarget(ports.parseMapPrint, '/chats');
  const { value } = (await answerOf(backEnd)) as { value: unknown };
  deepEqual(await answerOf(parseMapPrint), value, 'The back end and the "parse, map, print" server differ.');
  const rates = await measureRates({ 'back end': backEnd, 'parse, map, print': parseMapPrint, passthrough, ...nginx });
  return [
    atLeast('50 rows: requests/s as a share of "parse, map, print"', {
      value: medianRatio(rates, 'back end', 'parse, map, print'),
      budget: smallestShare,
    }),
    ...rateFigures('50 rows', rates),
  ];
}

/** Requests per second of each server and round; in each round every server has its turn. */
async function measureRates(targets: Targets): Promise<Map<string, number[]>> {
  for (const target of Object.values(targets)) await measureLoad(target, { connections, requests: 2_000 });
  const rates = new Map(Object.keys(targets).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const { perSecond } = await measureLoad(target, { connections, requests: 3_000 });
      rates.get(name)?.push(perSecond);
    }
  }
  return rates;
}

function medianRatio(rates: ReadonlyMap<string, number[]>, one: string, other: string): number {
  const divisors = rates.get(other) ?? [];
  return median((rates.get(one) ?? []).map((rate, round) => rate / (divisors[round] ?? Number.NaN)));
}

function rateFigures(answer: string, rates: ReadonlyMap<string, number[]>): Figure[] {
  return [...rates].map(([name, perRound]) => withoutBudget(`${answer}: ${name}`, median(perRound), 'requests/s'));
}

/** The difference of the p50 over one connection. */
async function measureAddedMs(ours: Target, bare: Target): Promise<number> {
  const differences: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = { connections: 1, requests: 500 };
    const bareMs = (await measureLoad(bare, alone)).p50Ms;
    differences.push((await measureLoad(ours, alone)).p50Ms - bareMs);
  }
  return median(differences);
}

async function startServers(atEnd: AtEnd): Promise<void> {
  const environment = { UPSTREAM: upstream };
  const platform = startChild('bench/upstream.ts', [], { PORT: String(ports.upstream) });
  atEnd(platform.stop);
  const passthrough = startChild('bench/back-end/passthrough.ts', [], {
    ...environment,
    PORT: String(ports.passthrough),
  });
  atEnd(passthrough.stop);
  const parseMapPrint = startChild('bench/back-end/parse-map-print.ts', [], {
    ...environment,
    PORT: String(ports.parseMapPrint),
  });
  atEnd(parseMapPrint.stop);
  const backEnd = startChild('bff/server/main.ts', [], {
    ...demoEnvironment({ spaPort: ports.backEnd, platformPort: ports.upstream }, '.demo/bench'),
    CALLS_PER_MINUTE: '10000000',
    SPA_FOLDER: '',
  });
  atEnd(backEnd.stop);
  await untilReady(platform, upstream);
  await untilReady(passthrough, `http://127.0.0.1:${ports.passthrough}/readyz`);
  await untilReady(parseMapPrint, `http://127.0.0.1:${ports.parseMapPrint}/readyz`);
  await untilReady(backEnd, `${origin}/readyz`);
}

/** A session for each connection: the back end shares one reading among the simultaneous queries of one user. */
async function signInEachConnection(): Promise<string[]> {
  const cookies: string[] = [];
  for (let connection = 0; connection < connections; connection += 1) {
    const answer = await fetch(`${origin}/api/login/log-in`, {
      method: 'POST',
      headers: ownHeaders,
      body: JSON.stringify({ email: 'bench@example.org', password: 'any', rememberMe: false }),
    });
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`);
    const lines = answer.headers.getSetCookie();
    cookies.push(lines.map((line) => line.split(';')[0]).join('; '));
  }
  return cookies;
}

function plainTarget(port: number, path: string): Target {
  return { origin: `http://127.0.0.1:${port}`, path, headers: [json] };
}

async function answerOf({ origin: server, path, headers }: Target): Promise<unknown> {
  const answer = await fetch(server + path, { method: 'POST', headers: headers[0] ?? {}, body: '{}' });
  return answer.json();
}
