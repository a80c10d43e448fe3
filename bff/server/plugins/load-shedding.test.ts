import { expect, test, vi } from 'vitest';
import { pressureLimits } from '#bff/server/plugins/load-shedding';
import { buildTestApp, callOf } from '#bff/server/testing/test-app';

test('refuses work at once while it cannot follow, but stays alive and ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = await buildTestApp({ pressure: { ...pressureLimits, maxHeapUsedBytes: 1 } });
  const work = () => app.inject(callOf('login/current-session'));
  expect((await work()).statusCode).toBe(200);
  vi.advanceTimersByTime(1000);
  const refused = await work();
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
