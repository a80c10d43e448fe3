import { measureDirectory } from '#bench/directory';
import { type Measured, measure, type Target } from '#bench/load';
import { type RunningChild, startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';

// The back end against a bare passthrough of the same answer, three rounds in one run; the median ratio counts. Then
// the search among ten thousand professionals.
const ports = { upstream: 4510, passthrough: 4511, backEnd: 4512, watch: 4513 };
const upstream = `http://127.0.0.1:${ports.upstream}`;
const origin = `http://localhost:${ports.backEnd}`;
const rounds = 3;
const ownHeaders = { 'content-type': 'application/json', 'x-requested-by': 'ascolto', origin };

interface Case {
  readonly name: string;
  readonly passthrough: string;
  readonly operation: string;
  /** The smallest acceptable share of the passthrough's requests per second. */
  readonly budget: number;
}

const cases: readonly Case[] = [
  { name: 'small answer', passthrough: '/small', operation: 'login/current-session', budget: 0.9 },
  { name: '50 rows', passthrough: '/list', operation: 'chat/list-conversations', budget: 0.5 },
];

const children = await startAll();
try {
  const cookie = await signIn();
  let isWell = true;
  for (const one of cases) isWell = (await compare(one, cookie)) && isWell;
  const search = { origin, path: '/api/therapists/search-therapists', headers: ownHeaders };
  isWell = (await measureDirectory({ search, upstream, watch: `http://127.0.0.1:${ports.watch}` })) && isWell;
  process.exitCode = isWell ? 0 : 1;
} finally {
  await Promise.all(children.map((child) => child.stop()));
}

async function startAll(): Promise<RunningChild[]> {
  const platform = startChild('bench/upstream.ts', [], { PORT: String(ports.upstream), PROFESSIONALS: '10000' });
  const bare = startChild('bench/passthrough.ts', [], { PORT: String(ports.passthrough), UPSTREAM: upstream });
  const environment = demoEnvironment({ spaPort: ports.backEnd, platformPort: ports.upstream }, '.demo/bench');
  const backEnd = startChild('bench/watched-back-end.ts', [], {
    ...environment,
    WATCH_PORT: String(ports.watch),
    CALLS_PER_MINUTE: '10000000',
    SPA_FOLDER: '',
  });
  await untilReady(bare, `http://127.0.0.1:${ports.passthrough}/readyz`);
  await untilReady(backEnd, `${origin}/readyz`);
  return [platform, bare, backEnd];
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${origin}/api/login/log-in`, {
    method: 'POST',
    headers: ownHeaders,
    body: JSON.stringify({ email: 'bench@example.org', password: 'any', rememberMe: false }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function compare({ name, passthrough, operation, budget }: Case, cookie: string): Promise<boolean> {
  const bare: Target = {
    origin: `http://127.0.0.1:${ports.passthrough}`,
    path: passthrough,
    headers: { 'content-type': 'application/json' },
  };
  const whole: Target = { origin, path: `/api/${operation}`, headers: { ...ownHeaders, cookie } };
  for (const target of [bare, whole]) await measure(target, { connections: 20, requests: 2_000 });
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const passed = await measure(bare, { connections: 20, requests: 4_000 });
    const adapted = await measure(whole, { connections: 20, requests: 4_000 });
    ratios.push(adapted.perSecond / passed.perSecond);
    console.log(`${name}, round ${round + 1}: passthrough ${rate(passed)}, back end ${rate(adapted)}`);
  }
  const alone = { connections: 1, requests: 1_000 };
  const addedMs = (await measure(whole, alone)).p50Ms - (await measure(bare, alone)).p50Ms;
  const ratio = ratios.sort((left, right) => left - right)[Math.floor(rounds / 2)] ?? 0;
  const verdict = ratio >= budget ? 'within budget' : 'BELOW BUDGET';
  console.log(
    `${name}: ratio ${ratio.toFixed(2)} (budget ${budget}), added p50 ${addedMs.toFixed(2)} ms (budget 0.5): ${verdict}\n`,
  );
  return ratio >= budget;
}

function rate({ perSecond }: Measured): string {
  return `${Math.round(perSecond)}/s`;
}
