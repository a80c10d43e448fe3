import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileLaneLimits } from '#bff/server/files/file-lane';
import {
  type Answering,
  anyFile,
  cutConnection,
  type FakePlatform,
  file,
  htmlPage,
  json,
  startFakePlatform,
} from '#bff/server/testing/fake-platform';
import { cookieOf, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, testConfig, testNow } from '#bff/server/testing/test-app';
import { sessionFor } from '#mocks/start-in-vitest';

let platform: FakePlatform;
let app: FastifyInstance;

beforeEach(async () => {
  platform = await startFakePlatform(file('image/jpeg', 'picture'));
  app = await buildTestApp({ config: testConfig({ platform: platform.url }) });
});

afterEach(async () => {
  await app.close();
  await platform.close();
});

test('hands on a public picture with headers that keep it from being anything else', async () => {
  const answer = await app.inject('/files/media/giulia.jpg');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('picture');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=3600',
    etag: '"1"',
  });
  expect(platform.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /media/giulia.jpg']);
});

test('tells the platform nothing of the browser but range and conditions', async () => {
  await app.inject({
    url: '/files/media/giulia.jpg?private_token=mine',
    cookies: cookieOf(app, sessionOfGiulia()),
    headers: {
      range: 'bytes=0-2',
      'if-none-match': '"0"',
      authorization: 'Bearer mine',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'elsewhere.example',
      referer: 'https://ascolto.example/',
      'user-agent': 'a browser',
    },
  });
  const { url, headers } = platform.seen[0] ?? { url: '', headers: {} };
  expect(url).toBe('/media/giulia.jpg');
  expect(Object.keys(headers).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'if-none-match',
    'range',
  ]);
});

test("keeps the platform's own headers from the browser", async () => {
  platform.answering = file('image/png', 'x', {
    'set-cookie': 'PHPSESSID=1',
    'x-powered-by': 'PHP/5.6',
    server: 'Apache',
    location: 'https://elsewhere.example/',
    'access-control-allow-origin': '*',
  });
  const { headers } = await app.inject('/files/media/giulia.png');
  for (const name of ['set-cookie', 'x-powered-by', 'server', 'location', 'access-control-allow-origin']) {
    expect(headers).not.toHaveProperty(name);
  }
});

test('hands on a part of a file, and that it has not changed', async () => {
  const told = {
    'content-length': '3',
    'content-range': 'bytes 0-2/7',
    'accept-ranges': 'bytes',
    'last-modified': 'Mon, 02 Nov 2026 08:00:00 GMT',
  };
  platform.answering = file('image/png', 'pic', told, 206);
  const part = await app.inject({ url: '/files/media/a.png', headers: { range: 'bytes=0-2' } });
  expect(part.statusCode).toBe(206);
  expect(part.headers).toMatchObject({ ...told, etag: '"1"' });
});

test.each([304, 416])('says nothing of what a file is where it comes without it: %i', async (status) => {
  platform.answering = (response) => response.writeHead(status, { etag: '"1"' }).end();
  const answer = await app.inject({ url: '/files/media/a.png', headers: { 'if-none-match': '"1"' } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).not.toHaveProperty('content-disposition');
});

test('answers HEAD without a body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/files/media/a.png' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
  expect(platform.seen[0]?.method).toBe('HEAD');
});

test.each([
  ['a page', file('text/html', '<script>alert(1)</script>'), 415, 'unsupported_media_type'],
  ['a drawing that may run', file('image/svg+xml', '<svg onload="alert(1)"/>'), 415, 'unsupported_media_type'],
  ['a file without a type', (response) => response.writeHead(200).end('x'), 415, 'unsupported_media_type'],
  ['a compressed file', file('image/png', 'x', { 'content-encoding': 'gzip' }), 502, 'legacy_unreadable'],
  ['a redirect', file('text/html', '', { location: 'http://169.254.169.254/' }, 302), 404, 'not_found'],
  ['nothing found', htmlPage(404), 404, 'not_found'],
  ['forbidden', htmlPage(403), 404, 'not_found'],
  ['its own failure', htmlPage(500), 503, 'legacy_unavailable'],
  ['that it is busy', htmlPage(503), 503, 'legacy_unavailable'],
  ['a cut connection', cutConnection, 503, 'legacy_unavailable'],
] satisfies [string, Answering, number, string][])(
  'hands on no body when the platform answers %s, and asks once',
  async (_name, answering, status, code) => {
    platform.answering = answering;
    const answer = await app.inject('/files/media/giulia.jpg');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      code,
      requestId: answer.headers['x-request-id'],
      ...(status === 503 ? { retryAfterSeconds: 5 } : {}),
    });
    expect(platform.seen).toHaveLength(1);
  },
);

test.each([
  '/files/media/..%2Fsecret.jpg',
  '/files/media/%2e%2e/secret.jpg',
  '/files/media/a..b.jpg',
  '/files/media/.htaccess',
  '/files/media/sub%2Fa.jpg',
  '/files/media/sub/a.jpg',
  '/files/media/a%2Ejpg',
  '/files/media/a.jpg%00',
  '/files/media/-a.jpg',
  '/files/media/a.jpg%3Fprivate_token=x',
  '/files/media/',
  '/files/media',
])('asks the platform for no unsafe name: %s', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(platform.seen).toHaveLength(0);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('passes no %s on', async (method) => {
  const answer = await app.inject({ method, url: '/files/media/a.jpg' });
  expect(answer.statusCode).toBe(404);
  expect(platform.seen).toHaveLength(0);
});

test.each(['cross-site', 'same-site'])('shows no file to a page that is %s', async (site) => {
  const answer = await app.inject({ url: '/files/media/a.jpg', headers: { 'sec-fetch-site': site } });
  expect(answer.statusCode).toBe(403);
  expect(platform.seen).toHaveLength(0);
});

test('refuses at once what finds the queue to a hanging platform full', async () => {
  await app.close();
  const manyReaders = { ...fileLaneLimits, most: 200, mostOfEach: 200 };
  app = await buildTestApp({ config: testConfig({ platform: platform.url }), fileLane: manyReaders });
  const asked = Promise.withResolvers<void>();
  platform.answering = () => {
    if (platform.seen.length === 32) asked.resolve();
  };
  const waiting = Array.from({ length: 96 }, () => app.inject('/files/media/a.jpg'));
  await asked.promise;
  const refused = await app.inject('/files/media/a.jpg');
  expect(refused.json()).toMatchObject({ code: 'legacy_unavailable', retryAfterSeconds: 5 });
  expect(platform.seen).toHaveLength(32);
  platform.answering = cutConnection;
  platform.cutAll();
  await Promise.all(waiting);
});

const rinaldi = sessionFor('rinaldi', testNow);

/** A platform that knows Rinaldi's documents and has any file. */
const withDocuments: Answering = (response, request) => {
  if (!request.url.endsWith('/session')) return anyFile(response, request);
  const own = {
    type: 'dottore',
    identity_documents: ['carta.pdf', `${platform.url}/media/retro.png`],
    qualifications: [{ filesList: [] }, { filesList: { 1: 'master.pdf' } }],
    certificatePsychotherapy: ['specializzazione.pdf'],
  };
  const subscriptions = [{ invoice: ['ricevuta.pdf'] }, { invoice: null }, 'illeggibile'];
  const user = { public_token: 'pt-rinaldi', public_configuration: own, manager_configuration: { subscriptions } };
  json({ user })(response, request);
};

test.each(['carta.pdf', 'retro.png', 'master.pdf', 'specializzazione.pdf', 'ricevuta.pdf'])(
  'hands a professional a document or receipt of their own, which no cache keeps: %s (AMB-17, PDATA-11)',
  async (name) => {
    platform.answering = withDocuments;
    const answer = await app.inject({ url: `/files/own/${name}`, cookies: cookieOf(app, rinaldi) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(platform.seen[1]?.url).toBe(`/media/${name}?private_token=secret-rinaldi`);
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain('secret-rinaldi');
  },
);

/** A platform that knows Giulia's alerts and has any file. */
const withAlerts: Answering = (response, request) => {
  if (!request.url.endsWith('/session')) return anyFile(response, request);
  const alerts = { '0': { title: 'Ricevuta', file: ['ricevuta-ottobre.pdf', '../altro.pdf'] }, '1': 'illeggibile' };
  const user = { public_token: 'pt-giulia', public_configuration: { type: 'paziente', alerts } };
  json({ user })(response, request);
};

test('hands a user a file that came with an alert of theirs, and no other, which no cache keeps (NOTIF-07)', async () => {
  platform.answering = withAlerts;
  const ask = (name: string, session: object) =>
    app.inject({ url: `/files/alert/${name}`, cookies: cookieOf(app, session) });
  const answer = await ask('ricevuta-ottobre.pdf', sessionOfGiulia());
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await ask('ricevuta-novembre.pdf', sessionOfGiulia())).statusCode).toBe(404);
  expect((await ask('ricevuta-ottobre.pdf', {})).statusCode).toBe(401);
  expect(platform.seen.filter(({ url }) => url.startsWith('/media/'))).toHaveLength(1);
});

test.each([
  { what: 'a document of somebody else', session: rinaldi, status: 404, code: 'not_found' },
  { what: 'a document of a patient', session: sessionOfGiulia(), status: 403, code: 'forbidden' },
  {
    what: 'a document of somebody who has just registered',
    session: { ...rinaldi, scope: 'onboarding' },
    status: 401,
    code: 'unauthenticated',
  },
  { what: 'a document of nobody', session: {}, status: 401, code: 'unauthenticated' },
])('never asks the platform for $what', async ({ session, status, code }) => {
  platform.answering = withDocuments;
  const answer = await app.inject({ url: '/files/own/carta-di-altri.pdf', cookies: cookieOf(app, session) });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(platform.seen.filter(({ url }) => url.startsWith('/media/'))).toEqual([]);
});

/** A platform that answers one invoice to whoever it belongs to, and has any file. */
const withInvoice: Answering = (response, request) => {
  if (!request.url.endsWith('/invoices')) return anyFile(response, request);
  const record = { id: 'r-1', target: 'pt-giulia', price: '70', total: 49, month: 10, year: 2026 };
  const file = { 0: 'fattura.pdf', 1: `${platform.url}/media/ricevuta.pdf` };
  json({
    invoices: [
      { ...record, invoices_professional: { num: '3', file } },
      { ...record, id: 'r-2' },
    ],
  })(response, request);
};

test.each([
  { name: 'fattura.pdf', session: sessionOfGiulia(), token: 'secret-giulia' },
  { name: 'ricevuta.pdf', session: sessionOfGiulia(), token: 'secret-giulia' },
  { name: 'fattura.pdf', session: rinaldi, token: 'secret-rinaldi' },
])('hands an invoice to either side of it, which no cache keeps: $name by $token (PATIENT-05)', async (asked) => {
  platform.answering = withInvoice;
  const cookies = cookieOf(app, asked.session);
  const answer = await app.inject({ url: `/files/invoice/${asked.name}`, cookies });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(platform.seen.map(({ url }) => url)).toContain(`/media/${asked.name}?private_token=${asked.token}`);
  expect(JSON.stringify([answer.headers, answer.body])).not.toContain('secret-');
});

test.each([
  { what: 'an invoice of somebody else', session: sessionOfGiulia(), status: 404 },
  { what: 'an invoice of nobody', session: {}, status: 401 },
])('never asks the platform for $what', async ({ session, status }) => {
  platform.answering = withInvoice;
  const cookies = cookieOf(app, session);
  const answer = await app.inject({ url: '/files/invoice/fattura-di-altri.pdf', cookies });
  expect(answer.statusCode).toBe(status);
  expect(platform.seen.filter(({ url }) => url.startsWith('/media/'))).toEqual([]);
});
