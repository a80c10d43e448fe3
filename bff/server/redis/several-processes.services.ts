import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handlers } from '#bff/operations';
import { type RedisServer, startRedisServer } from '#bff/server/redis/testing/redis-server';
import { type LiveListener, listenLive } from '#bff/server/testing/live-listener';
import { cookieOf } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';
import { operationExamples } from '#contracts/operation-examples';
import { operations } from '#contracts/operations';
import { demoPassword, type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform } from '#mocks/start-in-vitest';

vi.setConfig({ testTimeout: 60_000 });

interface Process {
  readonly app: FastifyInstance;
  readonly origin: string;
}

/** Two back ends in front of one platform, with one Redis between them. */
async function twoProcesses(changes: Parameters<typeof testConfig>[0] = {}) {
  const redis = await startRedisServer();
  const platform = createTestPlatform();
  const [one, other] = [await start(redis, platform, changes), await start(redis, platform, changes)];
  return { redis, platform, one, other };
}

async function start(
  { url }: Pick<RedisServer, 'url'>,
  { transport, now }: TestPlatform,
  changes: Parameters<typeof testConfig>[0] = {},
): Promise<Process> {
  const config = testConfig({ redisUrl: url, ...changes });
  const app = await buildTestApp({ operations, handlers, transport, now, config });
  onTestFinished(() => app.close());
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

const session = ({ now }: TestPlatform, as: PersonaName) => sessionFor(as, now());

function ask({ app }: Process, from: ReturnType<typeof sessionFor>, operation: string, input: unknown = {}) {
  const { headers, ...call } = callOf(operation, input, { cookies: cookieOf(app, from) });
  return app.inject({ ...call, headers: { ...headers, 'x-on-behalf-of': from.publicToken } });
}

const entry = operationExamples.addEntry.patient;

const hintsOf = ({ events }: LiveListener) => events.filter(([name]) => name === 'hint');

function say(at: Process, platform: TestPlatform, text: string) {
  const input = { chat: 'chat-giulia-rinaldi', text, idempotencyKey: `key-of-${text}` };
  return ask(at, session(platform, 'giulia'), 'chat/send-text', input);
}

test('a message sent at one process is told to pages at the other, and once', async () => {
  const { platform, one, other } = await twoProcesses();
  const streams = [one, other].map((at) => listenLive(at, session(platform, 'rinaldi')));
  const [here, there] = await Promise.all(streams);
  expect((await say(one, platform, 'first')).statusCode).toBe(200);
  expect((await say(other, platform, 'second')).statusCode).toBe(200);
  for (const stream of [here, there]) await expect.poll(() => stream && hintsOf(stream).length).toBe(2);
  const ids = [here, there].map((stream) => stream && hintsOf(stream).map(([, , id]) => id));
  expect(ids[0]).toEqual(ids[1]);
});

test('what is read after a hint of another process is no reading begun before it', async () => {
  const { redis, platform, one } = await twoProcesses();
  const keptBack = [Promise.withResolvers<void>()];
  const asked: string[] = [];
  const late = await start(redis, {
    ...platform,
    transport: async (request) => {
      const answer = await platform.transport(request);
      if (request.call === 'listChats') asked.push(request.call);
      if (request.call === 'listChats') await keptBack.shift()?.promise;
      return answer;
    },
  });
  const [answersLate] = keptBack;
  const reader = session(platform, 'rinaldi');
  const stream = await listenLive(late, reader);
  const read = () => ask(late, reader, 'chat/read-conversation', { chat: 'chat-giulia-rinaldi' });
  const before = read();
  await expect.poll(() => asked.length).toBe(1);
  await say(one, platform, 'afterwards');
  await expect.poll(() => hintsOf(stream).length).toBe(1);
  expect((await read()).body).toContain('afterwards');
  answersLate?.resolve();
  expect((await before).body).not.toContain('afterwards');
});

test('streams whose calls Redis counts at the same moment take no more places than a user has', async () => {
  const { redis, platform, one } = await twoProcesses();
  redis.hang();
  const asked = Array.from({ length: 30 }, () => listenLive(one, session(platform, 'giulia')));
  const connections = () => new Promise((say) => one.app.server.getConnections((_none, count) => say(count)));
  await expect.poll(connections).toBe(30);
  redis.goOn();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
});

test('who comes back to another process is told what was missed since the last hint heard at the first', async () => {
  const { platform, one, other } = await twoProcesses();
  const first = await listenLive(one, session(platform, 'rinaldi'));
  await say(one, platform, 'first');
  await expect.poll(() => hintsOf(first).length).toBe(1);
  await say(one, platform, 'second');
  await expect.poll(() => hintsOf(first).length).toBe(2);
  const last = hintsOf(first)[0]?.[2] ?? '';
  const again = await listenLive(other, session(platform, 'rinaldi'), { last });
  await expect.poll(() => again.events.length).toBe(2);
  expect(again.events[0]?.[1]).toEqual({ isComplete: true });
  expect(again.events[1]?.[2]).toBe(hintsOf(first)[1]?.[2]);
});

test('writes nothing and reads on while Redis is away, says when to try again, and writes once it is back', async () => {
  const { redis, platform, one } = await twoProcesses();
  const giulia = session(platform, 'giulia');
  const before = JSON.stringify(platform.db.users.list());
  await redis.kill();
  const refused = await ask(one, giulia, 'diary/add-entry', entry);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'overloaded', '5']);
  expect(JSON.stringify(platform.db.users.list())).toBe(before);
  expect((await ask(one, giulia, 'chat/list-conversations')).statusCode).toBe(200);
  const credentials = { email: personas.giulia.email, password: demoPassword, rememberMe: false };
  expect((await one.app.inject(callOf('login/log-in', credentials))).statusCode).toBe(200);
  await redis.start();
  const again = async () => (await ask(one, giulia, 'diary/add-entry', entry)).statusCode;
  await expect.poll(again, { timeout: 20_000 }).toBe(200);
});

test('is ready once Redis has answered, and stays ready while it is away', async () => {
  const redis = await startRedisServer();
  await redis.kill();
  const process = await start(redis, createTestPlatform());
  const status = async () => (await process.app.inject('/readyz')).statusCode;
  expect(await status()).toBe(503);
  await redis.start();
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
  await redis.kill();
  expect(await status()).toBe(200);
});

test('tells pages at the other process afterwards what happened while Redis hung', async () => {
  const { redis, platform, one, other } = await twoProcesses();
  const there = await listenLive(other, session(platform, 'rinaldi'));
  redis.hang();
  const said = ['one', 'two', 'three'].map((text) => say(one, platform, text));
  redis.goOn();
  for (const answer of await Promise.all(said)) expect(answer.statusCode).toBe(200);
  await expect.poll(() => hintsOf(there).length, { timeout: 20_000 }).toBe(3);
});

test('who signs out at one process is signed out at the other, whose streams end', async () => {
  const { platform, one, other } = await twoProcesses();
  const giulia = session(platform, 'giulia');
  expect((await ask(other, giulia, 'chat/list-conversations')).statusCode).toBe(200);
  expect((await ask(one, giulia, 'login/log-out')).statusCode).toBe(200);
  await expect.poll(async () => (await ask(other, giulia, 'chat/list-conversations')).statusCode).toBe(401);
});

test('a process that starts later knows who has signed out before', async () => {
  const { redis, platform, one } = await twoProcesses();
  const giulia = session(platform, 'giulia');
  await ask(one, giulia, 'login/log-out');
  const late = await start(redis, platform);
  expect((await ask(late, giulia, 'chat/list-conversations')).statusCode).toBe(401);
});

test('a password that signs in all day, at whichever process, is told of once', async () => {
  const { redis, platform, one } = await twoProcesses();
  const input = { email: personas.giulia.email, password: demoPassword, rememberMe: false };
  const signIn = async (at: Process) => (await at.app.inject(callOf('login/log-in', input))).statusCode;
  expect([await signIn(one), await signIn(one)]).toEqual([200, 200]);
  const late = await start(redis, platform);
  expect(await signIn(late)).toBe(200);
  const client = new Redis(redis.url);
  onTestFinished(() => client.disconnect());
  expect(await client.xlen('ascolto:signed-out')).toBe(1);
});

test('who signed out while Redis was away is signed out at the other process once it is back', async () => {
  const { redis, platform, one, other } = await twoProcesses();
  const giulia = session(platform, 'giulia');
  await redis.kill();
  expect((await ask(one, giulia, 'login/log-out')).statusCode).toBe(200);
  await redis.start();
  const status = async () => (await ask(other, giulia, 'chat/list-conversations')).statusCode;
  await expect.poll(status, { timeout: 20_000 }).toBe(401);
});

test('calls a minute are counted at both together, and each alone while Redis is away', async () => {
  const { redis, platform, one, other } = await twoProcesses({ callsPerMinute: 4 });
  const giulia = session(platform, 'giulia');
  const statuses = async (...at: readonly Process[]) => {
    const answers = [];
    for (const each of at) answers.push((await ask(each, giulia, 'login/current-session')).statusCode);
    return answers;
  };
  expect(await statuses(one, other, one, other, one)).toEqual([200, 200, 200, 200, 429]);
  await redis.kill();
  expect(await statuses(other, other, other, other, other)).toEqual([200, 200, 200, 200, 429]);
});

test('limits per address of different operations are counted apart', async () => {
  const { one, other } = await twoProcesses();
  const mail = (at: Process) => at.app.inject(callOf('login/recover-password', { email: personas.giulia.email }));
  for (let turn = 0; turn < 5; turn += 1) await Promise.all([mail(one), mail(other)]);
  expect((await mail(one)).statusCode).toBe(429);
  const input = { email: personas.giulia.email, password: 'Wrong!', rememberMe: false };
  expect((await other.app.inject(callOf('login/log-in', input))).statusCode).toBe(422);
});

test.each([
  { what: 'one booking sent twice', keys: ['key-of-booking', 'key-of-booking'], statuses: [200, 200] },
  { what: 'two bookings of one hour', keys: ['key-of-booking-1', 'key-of-booking-2'], statuses: [200, 409] },
])('$what, at two processes at once, is one appointment (APPT-37)', async ({ keys, statuses }) => {
  const { platform, one, other } = await twoProcesses();
  const rinaldi = session(platform, 'rinaldi');
  const before = platform.db.events.list().length;
  const hour = { date: '2027-01-15', time: '10:00', slots: 1, title: 'Seduta' };
  const book = (at: Process, idempotencyKey = '') =>
    ask(at, rinaldi, 'appointments/book-appointment', {
      ...{ ...hour, kind: 'single', patient: 'pt-giulia', idempotencyKey },
    });
  const answers = await Promise.all([book(one, keys[0]), book(other, keys[1])]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual(statuses);
  expect(platform.db.events.list().length).toBe(before + 1);
});
