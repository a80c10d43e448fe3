import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort, startRedisServer } from '#bff/server/redis/testing/redis-server';
import type { moveAppointment } from '#contracts/appointments/appointments.api';
import { instantFromMs } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import { type BackEnd, startBackEnd } from '#e2e/back-end';
import { demoPassword, type PersonaName, personas } from '#mocks/personas';
import type { Platform } from '#mocks/platform';
import { startPlatform } from '#mocks/start-server';
import {
  addPaidSessions,
  type Call,
  type CountedCall,
  cancellationOf,
  countedCalls,
  exampleCalls,
  moveOf,
  type PaidSession,
  paidEuros,
} from '#scripts/random-calls/calls';

vi.setConfig({ testTimeout: 180_000 });

const users = ['giulia', 'marco', 'sara', 'rinaldi', 'serafini', 'conti'] as const satisfies readonly PersonaName[];

/** Each user calls from two browsers at once. */
const browsersOfUser = 2;

/** How long a call is sent again after lost answers and refusals of a busy server, in milliseconds. */
const patienceMs = 40_000;

interface World {
  readonly platform: Platform;
  readonly backEnds: readonly BackEnd[];
  readonly cookies: ReadonlyMap<PersonaName, string>;
  readonly sessions: readonly PaidSession[];
}

async function startWorld({ processes, redis }: { processes: number; redis?: string }): Promise<World> {
  const { platform, origin, close } = await startPlatform({ port: 0, now: () => instantFromMs(Date.now()) });
  onTestFinished(close);
  const changes = { CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'error', ...(redis && { REDIS_URL: redis }) };
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

function anyOf<Item>(items: readonly Item[]): Item {
  const [item] = fc.sample(fc.constantFrom(...items), 1);
  return item as Item;
}

function requestOf(input: unknown, headers: Record<string, string>): RequestInit {
  const own = { 'content-type': 'application/json', 'x-requested-by': 'ascolto', 'sec-fetch-site': 'same-origin' };
  return { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(input) };
}

/** Sends a call to one of the processes; undefined when the answer was lost. */
async function send({ backEnds, cookies }: World, { as, operation, input }: Call): Promise<Response | undefined> {
  const { origin } = anyOf(backEnds);
  const own = as === null ? {} : { cookie: cookies.get(as) ?? '', 'x-on-behalf-of': personas[as].publicToken };
  return fetch(`${origin}/api/${operations[operation].name}`, requestOf(input, { origin, ...own })).catch(
    () => undefined,
  );
}

/** Sends a call until the answer is a verdict; undefined when there was none in time. */
async function perform(world: World, sent: Call): Promise<Response | undefined> {
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt) {
    const answer = await send(world, sent);
    if (answer && answer.status < 500) return answer;
    await pause(200 + Math.random() * 200);
  }
  return undefined;
}

interface Performed {
  readonly call: CountedCall;
  readonly word: string;
  readonly isAcknowledged: boolean;
}

interface Run {
  readonly words: readonly Performed[];
  /** The other operations that failed by a fault of the back end. */
  readonly faults: readonly string[];
  readonly cancelled: readonly PaidSession[];
}

/** Lets all users call at random while something happens, and a moment longer. */
async function callWhile(world: World, disturb: () => Promise<void>): Promise<Run> {
  const words: Performed[] = [];
  const faults: string[] = [];
  const cancelled: PaidSession[] = [];
  let [isOver, counted] = [false, 0];
  const browse = async (user: PersonaName) => {
    const counts = countedCalls.filter(({ as }) => as === user);
    const others = exampleCalls.filter(({ as }) => as === user || as === null);
    while (!isOver) {
      const [call, other] = [anyOf(counts), anyOf(others)];
      counted += 1;
      const [count, word] = [counted, `word-${String(counted).padStart(5, '0')}`];
      const verdict = await perform(world, { ...call, input: call.input(word, count) });
      words.push({ call, word, isAcknowledged: verdict?.ok === true });
      const answer = await send(world, other);
      if (answer?.status === 500) faults.push(operations[other.operation].name);
    }
  };
  const moveAndCancel = async () => {
    for (const [count, session] of world.sessions.entries()) {
      if (isOver) return;
      const moved = await perform(world, moveOf(session));
      if (count % 2 === 1 || !moved?.ok) continue;
      const { appointment } = (await moved.json()) as OperationOutput<typeof moveAppointment>;
      const answer = await perform(world, cancellationOf(appointment.token));
      if (answer?.ok) cancelled.push(session);
    }
  };
  const moving = moveAndCancel();
  const browsing = users.flatMap((user) => Array.from({ length: browsersOfUser }, () => browse(user)));
  await disturb();
  await pause(2_000);
  isOver = true;
  await Promise.all([...browsing, moving]);
  return { words, faults, cancelled };
}

/** Lets the therapist's calendar finish what broke off, and compares what was acknowledged with what is stored. */
async function outcomeOf(world: World, { words, faults, cancelled }: Run, walletBefore: number) {
  const { platform, sessions } = world;
  for (let turn = 0; turn < 2; turn += 1) {
    await perform(world, { as: 'rinaldi', operation: 'listAppointments', input: {} });
  }
  const rowsWith = ({ call, word }: Performed) =>
    call.rows(platform).filter((row) => JSON.stringify(row).includes(word)).length;
  const events = platform.db.events.list();
  const rowsOf = ({ token }: PaidSession) =>
    events.filter(
      ({ public_token, configuration: { moved_from } }) =>
        public_token === token || Object.values(moved_from ?? []).includes(token),
    );
  const isDenied = (session: PaidSession) => rowsOf(session)[0]?.configuration.status === 'denied';
  const wrong = (session: PaidSession) => {
    const [row, ...others] = rowsOf(session);
    return !row || others.length > 0 || Number(row.configuration.paid_amount) !== paidEuros;
  };
  const credit = walletOf(platform) - walletBefore;
  return {
    acknowledged: words.filter(({ isAcknowledged }) => isAcknowledged).length,
    lost: words
      .filter((one) => one.isAcknowledged && rowsWith(one) === 0)
      .map(({ word, call }) => [word, call.operation]),
    doubled: words.filter((one) => rowsWith(one) > 1).map(({ word, call }) => [word, call.operation]),
    wrongSessions: sessions.filter(wrong).map(({ token }) => token),
    cancelledInVain: cancelled.filter((session) => !isDenied(session)).map(({ token }) => token),
    creditOff: credit - sessions.filter(isDenied).length * paidEuros,
    faults,
  };
}

const walletOf = ({ db }: Platform) => Number(db.users.get('pt-giulia')?.manager_configuration.wallet ?? 0);

async function runWhile(world: World, disturb: () => Promise<void>) {
  const walletBefore = walletOf(world.platform);
  const outcome = await outcomeOf(world, await callWhile(world, disturb), walletBefore);
  const { acknowledged, ...wrong } = outcome;
  console.log(`${acknowledged} acknowledged writes`);
  expect(acknowledged).toBeGreaterThan(20);
  expect(wrong).toEqual({ lost: [], doubled: [], wrongSessions: [], cancelledInVain: [], creditOff: 0, faults: [] });
}

test('loses and doubles no acknowledged write when its process is killed', async () => {
  const world = await startWorld({ processes: 1 });
  await runWhile(world, async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await pause(2_000);
      await world.backEnds[0]?.kill();
      await world.backEnds[0]?.restart();
    }
  });
});

test('loses and doubles no acknowledged write when one of two processes is killed', async () => {
  const { url } = await startRedisServer();
  const world = await startWorld({ processes: 2, redis: url });
  await runWhile(world, async () => {
    await pause(2_000);
    await world.backEnds[0]?.kill();
    await pause(2_000);
    await world.backEnds[0]?.restart();
  });
});

test('loses and doubles no acknowledged write of two processes while Redis is stopped for 15 seconds', async () => {
  const redis = await startRedisServer();
  const world = await startWorld({ processes: 2, redis: redis.url });
  await runWhile(world, async () => {
    await pause(2_000);
    await redis.kill();
    await pause(15_000);
    await redis.start();
  });
});
