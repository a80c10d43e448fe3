import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { addHealth } from '#bff/server/plugins/health';
import { addLoadShedding, pressureLimits } from '#bff/server/plugins/load-shedding';
import { answerWithProblems } from '#bff/server/problem-answers';

test('refuses work at once while it cannot follow, but stays alive and ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = Fastify();
  answerWithProblems(app);
  await addLoadShedding(app, { ...pressureLimits, maxHeapUsedBytes: 1 });
  addHealth(app, { stopping: false });
  app.get('/work', () => 'done');
  await app.ready();
  expect((await app.inject('/work')).statusCode).toBe(200);
  vi.advanceTimersByTime(1000);
  const refused = await app.inject('/work');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({ code: 'overloaded', requestId: expect.any(String), retryAfterSeconds: 5 });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
  vi.useRealTimers();
});

test('watches event loop and memory', () => {
  expect(Object.values(pressureLimits).every((limit) => limit > 0)).toBe(true);
});
