import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, loginOperations, testOrigin } from '#bff/server/testing/test-app';

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const ours = { 'x-requested-by': 'ascolto', origin: testOrigin, 'sec-fetch-site': 'same-origin' };

function statusFor(headers: Record<string, string | undefined>, url = '/api/login/current-session') {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  const request = { method: 'POST', url, payload: '{}' } as const;
  return app.inject({ ...request, headers: { 'content-type': 'application/json', ...(given as typeof ours) } });
}

test.each([
  ['both', ours],
  ['the origin alone, as older browsers send it', { ...ours, 'sec-fetch-site': undefined }],
  ['the site alone', { ...ours, origin: undefined }],
])('lets our own page through with %s (LEGACY-33)', async (_name, headers) => {
  expect((await statusFor(headers)).statusCode).toBe(200);
});

test.each([
  ['without the header', { ...ours, 'x-requested-by': undefined }],
  ['with another value in it', { ...ours, 'x-requested-by': 'XMLHttpRequest' }],
  ['with neither origin nor site', { 'x-requested-by': 'ascolto' }],
  ['from another site', { ...ours, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['from another origin, whatever the site says', { ...ours, origin: 'https://elsewhere.example' }],
  ['from a sister site', { ...ours, 'sec-fetch-site': 'same-site' }],
  ['from the address bar', { ...ours, 'sec-fetch-site': 'none' }],
  ['from a sandboxed page', { ...ours, origin: 'null' }],
  ['from our name on another port', { ...ours, origin: `${testOrigin}:8443` }],
  ['from our name over http', { ...ours, origin: testOrigin.replace('https', 'http') }],
  ['from a name that begins like ours', { ...ours, origin: `${testOrigin}.elsewhere.example` }],
])('refuses a call %s (LEGACY-32, LEGACY-33)', async (_name, headers) => {
  const answer = await statusFor(headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({ code: 'forbidden', requestId: answer.headers['x-request-id'] });
});

test.each([...Object.keys(loginOperations.operations), 'no/such-operation'])(
  'makes no exception for %s (LEGACY-33)',
  async (name) => {
    expect((await statusFor({}, `/api/${name}`)).statusCode).toBe(403);
  },
);

test('judges where a call comes from before it reads a byte of it', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/login/log-in', payload: 'x'.repeat(100_000) });
  expect(answer.statusCode).toBe(403);
});
