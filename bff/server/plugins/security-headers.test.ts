import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { pagePolicy } from '#bff/server/plugins/security-headers';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';

let app: FastifyInstance;

afterEach(() => app.close());

function policyOf(header: unknown): Record<string, string> {
  const parts = String(header).split(';');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
}

test.each([
  ['an operation', callOf('login/current-session'), 200],
  ['a refused call', { method: 'POST' as const, url: '/api/login/log-in' }, 403],
  ['an address that is not there', { url: '/nowhere' }, 404],
  ['an address that cannot be read', { url: '/%c0' }, 400],
  ['a health check', { url: '/healthz' }, 200],
])('gives %s the headers that keep a page to itself', async (_name, request, status) => {
  app = await buildTestApp();
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
  const policy = policyOf(answer.headers['content-security-policy']);
  expect(policy).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('lets the page load only its own files, styles with its nonce, known inline scripts, and images from its memory', () => {
  const policy = policyOf(pagePolicy('abc', ['1dT=', 'x+/=']));
  expect(policy).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-1dT=' 'sha256-x+/='",
    'style-src': "'self' 'nonce-abc'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
  });
  expect(pagePolicy('abc', [])).not.toContain('unsafe');
});

test('lets the page ask for camera and microphone and for nothing else of the device', async () => {
  app = await buildTestApp();
  const header = String((await app.inject('/healthz')).headers['permissions-policy']);
  expect(header).toContain('camera=(self)');
  expect(header).toContain('microphone=(self)');
  expect(header).toContain('geolocation=()');
});

test('does not ask for https where the site is http', async () => {
  app = await buildTestApp({ config: testConfig({ publicOrigin: 'http://localhost:3000' }) });
  const { headers } = await app.inject('/healthz');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('keeps the answers of operations out of every cache', async () => {
  app = await buildTestApp();
  const asked = ['login/current-session', 'patients/export-records', 'no/such-operation'];
  for (const request of asked.map((name) => callOf(name))) {
    expect((await app.inject(request)).headers['cache-control']).toBe('no-store');
  }
});
