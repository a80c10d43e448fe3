import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Log } from '#bff/log';
import { createAttemptLimiter } from '#bff/server/attempt-limiter';
import { createHiddenName } from '#bff/server/redis/hidden-name';
import { createRedisLock, type RedisLockOptions } from '#bff/server/redis/redis-lock';
import { connectRedis } from '#bff/server/redis/sharing';
import { type RedisServer, startRedisServer } from '#bff/server/redis/testing/redis-server';

vi.setConfig({ testTimeout: 30_000 });

const hiddenName = createHiddenName([Buffer.alloc(32, 'test key')]);
let events: string[];
const note = (event: string) => void events.push(event);
const log: Log = { info: note, warn: note, error: note };

beforeEach(() => {
  events = [];
});

/** A client of its own, as each process has one. */
async function connect({ url }: Pick<RedisServer, 'url'>): Promise<Redis> {
  const redis = await connectRedis(url, log);
  onTestFinished(() => redis.disconnect());
  return redis;
}

function lockOf(redis: Redis, times: Partial<RedisLockOptions> = {}) {
  return createRedisLock({ redis, log, hiddenName, leaseMs: 2_000, waitMs: 20_000, ...times });
}

test('two processes never run two tasks of one key at once', async () => {
  const server = await startRedisServer();
  const clients = [await connect(server), await connect(server)] as const;
  let [inside, most, done] = [0, 0, 0];
  const task = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await clients[0].ping();
    inside -= 1;
    done += 1;
  };
  const locks = clients.map((redis) => lockOf(redis));
  const keys = (turn: number) => (turn % 2 ? ['shared', `b${turn % 3}`] : [`b${turn % 3}`, 'shared']);
  await Promise.all(locks.flatMap((run) => Array.from({ length: 20 }, (_, turn) => run(keys(turn), task))));
  expect([most, done]).toEqual([1, 40]);
});

test('a task that takes further keys inside another’s holds both against other processes', async () => {
  const server = await startRedisServer();
  const [one, other] = [lockOf(await connect(server)), lockOf(await connect(server))];
  const order: string[] = [];
  const nested = (run: typeof one, name: string) =>
    run(['outer'], () =>
      run(['inner'], async () => {
        order.push(name);
        await pause(20);
        order.push(name);
      }),
    );
  await Promise.all([nested(one, 'one'), nested(other, 'other')]);
  expect(order.join()).toMatch(/^(one,one,other,other|other,other,one,one)$/);
});

test('a task longer than the lease keeps its lock, and the next one begins when it ends', async () => {
  const server = await startRedisServer();
  const times = { leaseMs: 300 };
  const [one, other] = [lockOf(await connect(server), times), lockOf(await connect(server), times)];
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const long = one(['key'], async () => {
    begun.resolve();
    await pause(1_500);
    order.push('long');
  });
  await begun.promise;
  await other(['key'], async () => void order.push('next'));
  await long;
  expect([order, events]).toEqual([['long', 'next'], []]);
});

test('a task that lost its lock to another is not reported as done', async () => {
  const server = await startRedisServer();
  const [redis, other] = [await connect(server), await connect(server)];
  const lost = lockOf(redis)(['key'], async () => void (await other.flushall()));
  await expect(lost).rejects.toMatchObject({ message: expect.stringContaining('lost'), outcomeUnknown: true });
  expect(events).toContain('lock_lost');
});

test('a Redis that hangs for a moment lets no task begin that another process keeps out', async () => {
  const server = await startRedisServer();
  const [one, other] = [lockOf(await connect(server)), lockOf(await connect(server))];
  const order: string[] = [];
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = one(['key'], async () => {
    begun.resolve();
    await held.promise;
    order.push('first');
  });
  await begun.promise;
  server.hang();
  const second = other(['key'], async () => void order.push('second'));
  await pause(700);
  server.goOn();
  held.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('a process with many tasks of a key lets another’s task have its turn', async () => {
  const server = await startRedisServer();
  const [one, other] = [lockOf(await connect(server)), lockOf(await connect(server))];
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const many = Array.from({ length: 30 }, () =>
    one(['key'], async () => {
      begun.resolve();
      await pause(50);
      order.push('many');
    }),
  );
  await begun.promise;
  await other(['key'], async () => void order.push('other'));
  await Promise.all(many);
  expect(order.indexOf('other')).toBeLessThan(10);
});

test('what Redis took in while it hung keeps nobody out once it goes on', async () => {
  const server = await startRedisServer();
  const times = { leaseMs: 60_000, waitMs: 10_000 };
  const [one, other] = [lockOf(await connect(server), times), lockOf(await connect(server), times)];
  server.hang();
  await expect(one(['key'], async () => 'alone')).rejects.toMatchObject({ code: 'overloaded' });
  server.goOn();
  await expect.poll(() => other(['key'], async () => 'next'), { timeout: 12_000 }).toBe('next');
  expect(events).not.toContain('lock_lost');
});

test('refuses every task while Redis takes nothing, and logs that once', async () => {
  const server = await startRedisServer();
  const redis = await connect(server);
  const lock = lockOf(redis);
  await redis.config('SET', 'maxmemory', '1');
  const task = vi.fn(async () => undefined);
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(lock(['key'], task)).rejects.toMatchObject({ code: 'overloaded' });
  }
  expect(task).not.toHaveBeenCalled();
  expect(events).toEqual(['redis_lock_away']);
});

test('who waits too long for another process is refused as too busy, and its task never begins', async () => {
  const server = await startRedisServer();
  const [one, other] = [lockOf(await connect(server)), lockOf(await connect(server), { waitMs: 100 })];
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = one(['key'], () => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  const task = vi.fn(async () => {});
  await expect(other(['key'], task)).rejects.toMatchObject({ code: 'overloaded' });
  expect(task).not.toHaveBeenCalled();
  held.resolve();
  await holding;
});

test('two processes count attempts together', async () => {
  const server = await startRedisServer();
  const [one, other] = [await connect(server), await connect(server)].map((redis) =>
    createAttemptLimiter({ redis, hiddenName }),
  );
  expect([await one?.take('key', 2), await other?.take('key', 2)]).toEqual([0, 0]);
  expect(await one?.take('key', 2)).toBeGreaterThan(0);
  await other?.giveBack('key');
  expect(await one?.take('key', 2)).toBe(0);
});

test('nothing in Redis names a user or an address', async () => {
  const server = await startRedisServer();
  const redis = await connect(server);
  await createAttemptLimiter({ redis, hiddenName }).take('log-in:giulia@example.com', 2);
  const names = await lockOf(redis)(['user:pt-giulia'], () => redis.keys('*'));
  expect(names.map((name) => name.split(':').slice(0, 2).join(':')).toSorted()).toEqual([
    'ascolto:attempts',
    'ascolto:lock',
  ]);
  expect(names.join()).not.toMatch(/giulia|example/);
});

test('refuses tasks and counts attempts alone while Redis is away, and shares both again once it is back', async () => {
  const server = await startRedisServer();
  const redis = await connect(server);
  const lock = lockOf(redis);
  const attempts = createAttemptLimiter({ redis, hiddenName });
  await server.kill();
  await expect(lock(['key'], async () => 'done')).rejects.toMatchObject({ code: 'overloaded' });
  expect([await attempts.take('key', 1), (await attempts.take('key', 1)) > 0]).toEqual([0, true]);
  await server.start();
  await vi.waitFor(() => expect(redis.status).toBe('ready'), 10_000);
  expect(await lock(['key'], () => redis.keys('ascolto:lock:*'))).toHaveLength(1);
  expect(events.toSorted()).toEqual(['redis_away', 'redis_back', 'redis_lock_away', 'redis_lock_back']);
});

test('refuses the tasks of a process that starts while Redis is away', async () => {
  const redis = await connect({ url: 'redis://127.0.0.1:9' });
  await expect(lockOf(redis)(['key'], async () => 'done')).rejects.toMatchObject({ code: 'overloaded' });
  expect(events.toSorted()).toEqual(['redis_away', 'redis_lock_away']);
});
