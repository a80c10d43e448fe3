import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { onTestFinished } from 'vitest';
import { freePort } from '#bff/server/redis/testing/redis-server';
import { instantFromMs } from '#contracts/kernel/instant';
import { operations } from '#contracts/operations';
import { type BackEnd, startBackEnd } from '#e2e/back-end';
import { demoPassword, type PersonaName, personas } from '#mocks/personas';
import type { Platform } from '#mocks/platform';
import { startPlatform } from '#mocks/start-server';
import { addPaidSessions, type Call, type PaidSession } from '#scripts/random-calls/calls';

export const users = [
  'giulia',
  'marco',
  'sara',
  'rinaldi',
  'serafini',
  'conti',
] as const satisfies readonly PersonaName[];

/** How long a call is sent again after lost answers and refusals of a busy server, in milliseconds. */
const patienceMs = 40_000;

/** Real back ends in front of one demonstration platform, with every user signed in. */
export interface World {
  readonly platform: Platform;
  readonly backEnds: readonly BackEnd[];
  readonly cookies: ReadonlyMap<PersonaName, string>;
  readonly sessions: readonly PaidSession[];
}

/** Starts that many back ends, which end with the test. */
export async function startWorld({ processes, redis }: { processes: number; redis?: string }): Promise<World> {
  const { platform, origin, close } = await startPlatform({ port: 0, now: () => instantFromMs(Date.now()) });
  onTestFinished(close);
  const changes = {
    SPA_FOLDER: '',
    CALLS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
    ...(redis && { REDIS_URL: redis }),
  };
  const backEnds: BackEnd[] = [];
  for (let count = 0; count < processes; count += 1) {
    const backEnd = await startBackEnd(origin, await freePort(), changes);
    onTestFinished(() => backEnd.stop());
    backEnds.push(backEnd);
  }
  const cookies = new Map<PersonaName, string>();
  for (const user of users) cookies.set(user, await signIn(anyOf(backEnds), user));
  return { platform, backEnds, cookies, sessions: addPaidSessions(platform) };
}

async function signIn(backEnd: BackEnd, user: PersonaName): Promise<string> {
  const credentials = { email: personas[user].email, password: demoPassword, rememberMe: false };
  const answer = await fetch(`${backEnd.origin}/api/login/log-in`, requestOf(credentials, { origin: backEnd.origin }));
  const [cookie = ''] = answer.headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

export function anyOf<Item>(items: readonly Item[]): Item {
  const [item] = fc.sample(fc.constantFrom(...items), 1);
  return item as Item;
}

function requestOf(input: unknown, headers: Record<string, string>): RequestInit {
  const own = { 'content-type': 'application/json', 'x-requested-by': 'ascolto', 'sec-fetch-site': 'same-origin' };
  return { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(input) };
}

/** Sends a call to one of the processes; undefined when the answer was lost. */
export async function send(
  { backEnds, cookies }: World,
  { as, operation, input }: Call,
): Promise<Response | undefined> {
  const { origin } = anyOf(backEnds);
  const own = as === null ? {} : { cookie: cookies.get(as) ?? '', 'x-on-behalf-of': personas[as].publicToken };
  return fetch(`${origin}/api/${operations[operation].name}`, requestOf(input, { origin, ...own })).catch(
    () => undefined,
  );
}

/** Sends a call until the answer is a verdict; undefined when there was none in time. */
export async function perform(world: World, sent: Call): Promise<Response | undefined> {
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt) {
    const answer = await send(world, sent);
    if (answer && answer.status < 500) return answer;
    await pause(200 + Math.random() * 200);
  }
  return undefined;
}
