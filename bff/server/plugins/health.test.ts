import { expect, test } from 'vitest';
import { buildTestApp } from '#bff/server/testing/test-app';

test('is alive and ready while the platform is away', async () => {
  const app = await buildTestApp();
  const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')];
  await app.close();
  expect([alive.statusCode, ready.statusCode]).toEqual([200, 200]);
});

test('is alive but not ready while it stops', async () => {
  const app = await buildTestApp({ lifecycle: { stopping: true } });
  const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')];
  await app.close();
  expect(alive.statusCode).toBe(200);
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({
    code: 'overloaded',
    requestId: ready.headers['x-request-id'],
    retryAfterSeconds: 5,
  });
});
