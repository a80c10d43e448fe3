import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Answering,
  cutConnection,
  type FakePlatform,
  htmlPage,
  json,
  startFakePlatform,
} from '#bff/server/testing/fake-platform';
import { cookieOf, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, testConfig, testNow } from '#bff/server/testing/test-app';
import { sessionFor } from '#mocks/start-in-vitest';

const rinaldi = sessionFor('rinaldi', testNow);
const pdf = '%PDF-1.7\n…\n%%EOF\n';
const address = '/php/signature-documents/contratto-9.pdf';

let platform: FakePlatform;
let app: FastifyInstance;

beforeEach(async () => {
  platform = await startFakePlatform(withSignatures(file(pdf)));
  app = await buildTestApp({ config: testConfig({ platform: platform.url }) });
});

afterEach(async () => {
  await app.close();
  await platform.close();
});

/** A platform that knows what Rinaldi has signed, and answers every file alike. */
function withSignatures(answerFile: Answering): Answering {
  const sign_doc = [
    { type: 'online+studio', signature: 'contratto-9', accepted: '1', accepted_at: 1_760_000_000, is_invalid: '0' },
    { type: 'online', signature: 'contratto-1', accepted_at: 1_700_000_000, is_invalid: '1' },
    { type: 'online', signature: 'contratto-in-attesa', accepted: '0' },
    { type: 'online', signature: '../contratto-1', accepted: '1' },
  ];
  const user = {
    ...{ public_token: 'pt-rinaldi', public_configuration: { type: 'dottore', autorizzazioni: 'accettato' } },
    manager_configuration: { autorizzazioni: 'accettato', sign_doc },
  };
  return (response, request) => {
    if (request.url.startsWith('/appserver/')) json({ user })(response, request);
    else answerFile(response, request);
  };
}

function file(body: string, headers: Record<string, string> = {}): Answering {
  return (response) => void response.writeHead(200, { 'content-type': 'application/pdf', ...headers }).end(body);
}

/** Sends half of the file it has announced, then nothing any more. */
const cutHalfWay: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '1000' });
  response.write('%PDF-1.7', () => response.socket?.destroy());
};

const get = (name: string, session: object | null = rinaldi, headers: Record<string, string> = {}) =>
  app.inject({ url: `/files/signed/${name}`, headers, cookies: session ? cookieOf(app, session) : {} });

const askedFiles = () => platform.seen.flatMap(({ url }) => (url.includes('signature') ? [url] : []));

test('a professional downloads what they have signed, which no cache keeps (BILL-06, BILL-12)', async () => {
  const answer = await get('contratto-9.pdf');
  expect([answer.statusCode, answer.body]).toEqual([200, pdf]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="contratto-9.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(askedFiles()).toEqual([address]);
});

test('a contract that is no longer valid stays theirs to read (BILL-12)', async () => {
  expect((await get('contratto-1.pdf')).statusCode).toBe(200);
});

test('the platform is told nothing of the browser, and the browser nothing of the platform', async () => {
  platform.answering = withSignatures(file(pdf, { 'set-cookie': 'PHPSESSID=1', 'x-powered-by': 'PHP/5.6' }));
  const answer = await get('contratto-9.pdf', rinaldi, {
    referer: 'https://ascolto.example/',
    'user-agent': 'browser',
  });
  const { headers } = platform.seen.find(({ url }) => url === address) ?? { headers: undefined };
  expect(headers).toBeDefined();
  expect(headers).not.toHaveProperty('referer');
  expect(JSON.stringify([headers])).not.toMatch(/browser|secret-rinaldi/);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('x-powered-by');
});

test.each([
  { what: 'the signature of somebody else', name: 'contratto-di-altri.pdf' },
  { what: 'what was not accepted', name: 'contratto-in-attesa.pdf' },
  { what: 'another kind of file', name: 'contratto-9.html' },
  { what: 'a signature without a file', name: 'contratto-9' },
  { what: 'a file of two endings', name: 'contratto-9.pdf.pdf' },
  { what: 'a parent folder', name: '..%2Fcontratto-1.pdf' },
  { what: 'a parent folder, plainly', name: '../contratto-1.pdf' },
  { what: 'a parent folder, twice escaped', name: '%252e%252e%252fcontratto-1.pdf' },
  { what: 'a folder', name: 'contratto/contratto-9.pdf' },
  { what: 'an escaped letter', name: '%63ontratto-9.pdf' },
  { what: 'a query in the name', name: 'contratto-9.pdf%3Fa=1' },
  { what: 'an end of text', name: 'contratto-9.pdf%00' },
  { what: 'no name', name: '' },
])('never asks the platform for $what: $name', async ({ name }) => {
  const answer = await get(name);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  expect(askedFiles()).toEqual([]);
});

test.each([
  { who: 'a visitor', session: null, status: 401 },
  { who: 'a patient', session: sessionOfGiulia(), status: 403 },
  { who: 'somebody who has just registered', session: { ...rinaldi, scope: 'onboarding' }, status: 401 },
])('$who gets none (BILL-12)', async ({ session, status }) => {
  expect((await get('contratto-9.pdf', session)).statusCode).toBe(status);
  expect(askedFiles()).toEqual([]);
});

test('a page of another site gets none', async () => {
  const answer = await get('contratto-9.pdf', rinaldi, { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
  expect(platform.seen).toEqual([]);
});

test.each([
  { what: 'its own failure', answering: htmlPage(500), status: 503, code: 'legacy_unavailable' },
  { what: 'nothing any more', answering: cutConnection, status: 503, code: 'legacy_unavailable' },
  { what: 'half of the file', answering: cutHalfWay, status: 503, code: 'legacy_unavailable' },
  { what: 'a file without its end', answering: file('%PDF-1.7\n…'), status: 502, code: 'legacy_unreadable' },
  { what: 'a page called a PDF', answering: file('<script>alert(1)</script>'), status: 502, code: 'legacy_unreadable' },
  { what: 'an empty file', answering: file(''), status: 502, code: 'legacy_unreadable' },
  { what: 'that there is none', answering: htmlPage(404), status: 404, code: 'not_found' },
])('hands on nothing when the platform answers $what, and says so', async ({ answering, status, code }) => {
  platform.answering = withSignatures(answering);
  const answer = await get('contratto-9.pdf');
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(answer.headers).not.toHaveProperty('content-disposition');
  expect(answer.body).not.toContain('contratto');
});

test('says that the platform is away when it cannot be asked whose the signature is', async () => {
  platform.answering = htmlPage(500);
  expect((await get('contratto-9.pdf')).json()).toMatchObject({ code: 'legacy_unavailable' });
  expect(askedFiles()).toEqual([]);
});
