import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, callOf } from '#bff/server/testing/test-app';

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

test('takes over the id a proxy gave, and tells it to the caller and in the problem', async () => {
  const answer = await app.inject(callOf('no/such-operation', {}, { headers: { 'x-request-id': 'proxy-0123.456' } }));
  expect(answer.headers['x-request-id']).toBe('proxy-0123.456');
  expect(answer.json().requestId).toBe('proxy-0123.456');
});

test.each(['short', 'x'.repeat(65), 'has a space in it', '<script>alert(1)</script>', 'line\\nbreak\\nforged'])(
  'makes an id of its own instead of %j',
  async (given) => {
    const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': given } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('gives every request another id', async () => {
  const ids = await Promise.all([app.inject('/healthz'), app.inject('/healthz')]);
  expect(new Set(ids.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
});
