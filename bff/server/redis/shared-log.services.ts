import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import type { Log } from '#bff/log';
import { openSharedLog } from '#bff/server/redis/shared-log';
import { connectRedis } from '#bff/server/redis/sharing';
import { type RedisServer, startRedisServer } from '#bff/server/redis/testing/redis-server';
import { createTextSeal } from '#bff/server/session/text-seal';
import { testNow } from '#mocks/start-in-vitest';

vi.setConfig({ testTimeout: 30_000 });

const seal = createTextSeal([Buffer.alloc(32, 'test key')], 'test');

/** A process's end of the log, with what it has heard and logged; it knows these words already. */
async function open({ url }: RedisServer, known: readonly string[] = []) {
  const heard: string[] = [];
  const events: string[] = [];
  const note: Log['info'] = (event, { what = '' } = {}) => void events.push(`${event} ${what}`.trim());
  const log = { info: note, warn: note, error: note };
  const redis = await connectRedis(url, log);
  const shared = await openSharedLog({
    redis,
    name: 'words',
    entry: z.string(),
    keptMs: 60_000,
    fromStart: true,
    known: { entries: () => known, keyOf: (word) => word },
    seal,
    now: () => testNow,
    log,
    hear: (entry) => heard.push(entry),
  });
  onTestFinished(async () => {
    await shared.close();
    redis.disconnect();
  });
  return { heard, events, append: shared.append };
}

/** A client that does to Redis what its operator or a stranger may do. */
function clientOf({ url }: RedisServer): Redis {
  const client = new Redis(url);
  onTestFinished(() => client.disconnect());
  return client;
}

test.each([
  {
    what: 'full',
    spoil: (redis: Redis) => redis.config('SET', 'maxmemory', '1'),
    mend: (redis: Redis) => redis.config('SET', 'maxmemory', '0'),
  },
  {
    what: 'only a copy of another',
    spoil: (redis: Redis) => redis.replicaof('127.0.0.1', 1),
    mend: (redis: Redis) => redis.replicaof('NO', 'ONE'),
  },
  {
    what: 'holding something else under the name',
    spoil: (redis: Redis) => redis.set('ascolto:words', 'something'),
    mend: (redis: Redis) => redis.del('ascolto:words'),
  },
])('what is told while Redis is $what is told later by itself, and the log says so once', async ({ spoil, mend }) => {
  const server = await startRedisServer();
  const client = clientOf(server);
  const [one, other] = [await open(server), await open(server)];
  await spoil(client);
  for (const word of ['first', 'second', 'third']) await one.append(word);
  expect(one.events.filter((event) => event === 'shared_log_away telling')).toHaveLength(1);
  expect(other.heard).toEqual([]);
  await mend(client);
  await expect.poll(() => other.heard, { timeout: 15_000 }).toEqual(['first', 'second', 'third']);
  expect(one.events).toContain('shared_log_back telling');
});

test('what a stranger writes under the name is passed over, and what follows is heard', async () => {
  const server = await startRedisServer();
  const client = clientOf(server);
  const [one, other] = [await open(server), await open(server)];
  const ofAnotherPurpose = createTextSeal([Buffer.alloc(32, 'test key')], 'another').seal('{"origin":"x","entry":"y"}');
  for (const sealed of ['', 'nonsense', ofAnotherPurpose, 'x'.repeat(5_000_000)]) {
    await client.xadd('ascolto:words', '*', 'sealed', sealed);
  }
  await client.xadd('ascolto:words', '*', 'other', 'field');
  await one.append('after');
  await expect.poll(() => other.heard).toEqual(['after']);
  expect(other.events).toEqual(['shared_entry_unreadable']);
});

test('what a process knew before it began is told to the others, and what they know already is not', async () => {
  const server = await startRedisServer();
  const client = clientOf(server);
  const first = await open(server);
  await first.append('told');
  const other = await open(server);
  await open(server, ['told', 'known']);
  await expect.poll(() => other.heard).toEqual(['told', 'known']);
  expect(await client.xlen('ascolto:words')).toBe(2);
});

test('what Redis has lost is told again by who knows it, to a process that begins later', async () => {
  const server = await startRedisServer();
  const client = clientOf(server);
  await open(server, ['known']);
  await expect.poll(() => client.xlen('ascolto:words')).toBe(1);
  await client.flushall();
  const late = await open(server);
  await expect.poll(() => late.heard, { timeout: 20_000 }).toContain('known');
});

test('after an entry of a later time that is gone again, what is told is heard', async () => {
  const server = await startRedisServer();
  const client = clientOf(server);
  const [one, other] = [await open(server), await open(server)];
  await client.xadd('ascolto:words', '99999999999999-0', 'sealed', 'of a clock that runs ahead');
  await expect.poll(() => other.events).toContain('shared_entry_unreadable');
  await client.del('ascolto:words');
  await one.append('after');
  await expect.poll(() => other.heard, { timeout: 20_000 }).toEqual(['after']);
});

test('what is older than it is kept leaves Redis with the next that is told', async () => {
  const server = await startRedisServer();
  const client = clientOf(server);
  const idOf = (moment: number) => `${moment}-0`;
  const tell = (moment: number) =>
    client.xadd('ascolto:words', idOf(moment), 'sealed', seal.seal(JSON.stringify({ origin: 'other', entry: 'word' })));
  await tell(testNow - 60_001);
  await tell(testNow - 60_000);
  const { heard, append } = await open(server);
  expect(heard).toEqual(['word', 'word']);
  await append('new');
  const ids = (await client.xrange('ascolto:words', '-', '+')).map(([id]) => id);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(idOf(testNow - 60_000));
});
