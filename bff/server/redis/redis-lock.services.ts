import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAttemptLimiter } from '#bff/server/attempt-limiter';
import { connectRedis } from '#bff/server/redis/redis-connection';
import { createRedisLock } from '#bff/server/redis/redis-lock';

let server: ChildProcess;
let clients: [Redis, Redis];
let events: string[];
const note = (event: string) => void events.push(event);
const log = { info: note, warn: note, error: note };

beforeEach(async () => {
  events = [];
  const folder = await mkdtemp(join(tmpdir(), 'redis-lock-'));
  const path = join(folder, 'redis.sock');
  const settings = ['--port', '0', '--unixsocket', path, '--dir', folder, '--save', ''];
  server = spawn('redis-server', settings, { stdio: 'ignore' });
  const client = () => new Redis({ path, retryStrategy: () => 50 }).on('error', () => undefined);
  clients = [client(), client()];
  await Promise.all(clients.map((redis) => vi.waitFor(() => expect(redis.status).toBe('ready'), 10_000)));
});

afterEach(async () => {
  for (const redis of clients) redis.disconnect();
  if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
});

const lock = (redis: Redis, leaseMs = 2000) =>
  createRedisLock({ redis, log, secret: Buffer.alloc(32, 'a'), leaseMs, waitMs: 20_000 });

test('two processes never run two tasks of one key at once', async () => {
  let [inside, most, done] = [0, 0, 0];
  const task = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await clients[0].ping();
    inside -= 1;
    done += 1;
  };
  const locks = clients.map((redis) => lock(redis));
  const keys = (turn: number) => (turn % 2 ? ['shared', `b${turn % 3}`] : [`b${turn % 3}`, 'shared']);
  await Promise.all(locks.flatMap((run) => Array.from({ length: 20 }, (_, turn) => run(keys(turn), task))));
  expect([most, done]).toEqual([1, 40]);
});

test('a task that lost its lock to another is not reported as done', async () => {
  const lost = lock(clients[0])(['key'], async () => void (await clients[1].flushall()));
  await expect(lost).rejects.toThrow('lost');
  expect(events).toContain('lock_lost');
});

test('two processes count attempts together', async () => {
  const [one, other] = clients.map((redis) => createAttemptLimiter({ redis, secret: Buffer.alloc(32, 'a') }));
  expect([await one?.take('key', 2), await other?.take('key', 2)]).toEqual([0, 0]);
  expect(await one?.take('key', 2)).toBeGreaterThan(0);
  await other?.giveBack('key');
  expect(await one?.take('key', 2)).toBe(0);
});

test('locks and counts of its own go on while Redis is away', async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  const redis = await connectRedis('redis://127.0.0.1:9', log);
  expect(await lock(redis)(['key'], async () => 'done')).toBe('done');
  const attempts = createAttemptLimiter({ redis, secret: Buffer.alloc(32, 'a') });
  expect([await attempts.take('key', 1), (await attempts.take('key', 1)) > 0]).toEqual([0, true]);
  redis.disconnect();
  expect(events).toEqual(['redis_away', 'redis_lock_away']);
});
