import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LegacyHttpRequest, TransportFailure } from '#bff/legacy/legacy-transport';
import {
  type Answering,
  cutConnection,
  type FakePlatform,
  htmlPage,
  json,
  silence,
  startFakePlatform,
} from '#bff/server/testing/fake-platform';
import { selfSigned } from '#bff/server/testing/self-signed';
import { createLegacyTransport, type NetworkTransport } from '#bff/server/transport/legacy-transport';
import { transportLimits } from '#bff/server/transport/transport-limits';
import { createRecordingLog } from '#mocks/testing/recording-log';

const limits = { ...transportLimits, readMs: 200, writeMs: 250, retryPauseMs: [0, 1] as const, maxAnswerBytes: 10_000 };
const opened: NetworkTransport[] = [];
let platform: FakePlatform;

beforeEach(async () => {
  platform = await startFakePlatform();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((transport) => transport.close()));
  await platform.close();
});

function transportTo(url: string, changes: Partial<typeof transportLimits> = {}) {
  const bases = { appserver: `${url}/appserver`, php: `${url}/php`, media: url, backend: url };
  const transport = createLegacyTransport({ bases, log: createRecordingLog(), limits: { ...limits, ...changes } });
  opened.push(transport);
  return transport.send;
}

const read: LegacyHttpRequest = {
  call: 'listChats',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/chats',
  body: '{"private_token":"secret-giulia"}',
  safeToRepeat: true,
  signal: new AbortController().signal,
};
const write: LegacyHttpRequest = {
  ...read,
  call: 'sendMessage',
  method: 'PUT',
  path: '/custom.php/chat',
  safeToRepeat: false,
};

async function failureOf(answer: Promise<unknown>): Promise<TransportFailure> {
  const failure = await answer.catch((thrown: unknown) => thrown);
  if (!(failure instanceof TransportFailure)) throw new Error('not a TransportFailure');
  return failure;
}

test('sends the call below its base, as JSON in UTF-8, with no header of its own making', async () => {
  platform.answering = json({ recipients: [] });
  const { status, body } = await transportTo(platform.url)({ ...read, body: '{"name":"Niccolò"}' });
  expect([status, Buffer.from(body).toString()]).toEqual([200, '{"recipients":[]}']);
  const [seen] = platform.seen;
  expect(seen).toMatchObject({ method: 'POST', url: '/php/endpoint.php/chats', body: '{"name":"Niccolò"}' });
  expect(seen?.headers).toEqual({
    host: new URL(platform.url).host,
    connection: 'keep-alive',
    accept: 'application/json',
    'content-type': 'application/json; charset=utf-8',
    'content-length': '19',
  });
});

test.each(['PUT', 'DELETE', 'PATCH'])('sends a JSON body with %s', async (method) => {
  await transportTo(platform.url)({ ...write, method });
  expect(platform.seen[0]).toMatchObject({ method, body: write.body });
});

const fileBody = { byteLength: 7, parts: () => ['{"a"', ':1}'].map((part) => new TextEncoder().encode(part)) };

test('sends a file in its parts, with its length said before', async () => {
  await transportTo(platform.url)({ ...write, body: undefined, fileBody });
  expect(platform.seen[0]).toMatchObject({ body: '{"a":1}', headers: { 'content-length': '7' } });
  expect(platform.seen[0]?.headers).not.toHaveProperty('transfer-encoding');
});

test('gives a file longer than any other write', async () => {
  const arrived = Promise.withResolvers<() => void>();
  platform.answering = (response, { body }) => {
    if (body === '{"a":1}') arrived.resolve(() => response.end('{}'));
  };
  const send = transportTo(platform.url);
  const upload = send({ ...write, body: undefined, fileBody });
  const answerUpload = await arrived.promise;
  expect((await failureOf(send(write))).message).toBe('timed out');
  answerUpload();
  expect((await upload).status).toBe(200);
});

test('follows no redirect', async () => {
  platform.answering = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
  expect((await transportTo(platform.url)(read)).status).toBe(302);
  expect(platform.seen).toHaveLength(1);
});

test.each([
  ['no answer in time', silence],
  ['a cut connection', cutConnection],
  ['an answer cut short', cutShort],
  ['an answer without end', withoutEnd],
] satisfies [string, Answering][])(
  'sends a write exactly once and says it was sent: %s (LEG-03)',
  async (_name, answering) => {
    platform.answering = answering;
    const failure = await failureOf(transportTo(platform.url)(write));
    expect(failure.sent).toBe(true);
    expect(platform.seen).toHaveLength(1);
  },
);

test.each([
  ['status 503', htmlPage(503), 503],
  ['status 500', htmlPage(500), 500],
  ['a page with status 200', htmlPage(), 200],
] satisfies [string, Answering, number][])(
  'hands a write its answer as it is, sent exactly once: %s',
  async (_name, answering, status) => {
    platform.answering = answering;
    expect((await transportTo(platform.url)(write)).status).toBe(status);
    expect(platform.seen).toHaveLength(1);
  },
);

test.each([
  ['a cut connection', cutConnection],
  ['status 500', htmlPage(500)],
  ['status 503', htmlPage(503)],
] satisfies [string, Answering][])('asks a read again, once: %s', async (_name, answering) => {
  platform.answering = (response, request) => {
    platform.answering = json({ ok: true });
    answering(response, request);
  };
  expect((await transportTo(platform.url)(read)).status).toBe(200);
  expect(platform.seen).toHaveLength(2);
});

test('gives a read up after the second failure', async () => {
  platform.answering = cutConnection;
  await failureOf(transportTo(platform.url)(read));
  expect(platform.seen).toHaveLength(2);
});

test.each([
  ['no answer in time', silence],
  ['an answer too large', (response) => response.end('x'.repeat(20_000))],
] satisfies [string, Answering][])('does not ask a read again after %s', async (_name, answering) => {
  platform.answering = answering;
  await failureOf(transportTo(platform.url)(read));
  expect(platform.seen).toHaveLength(1);
});

test.each([
  ['a page with status 200', htmlPage(), 200],
  ['a refusal with status 404', json({ error: 'X' }, 404), 404],
] satisfies [string, Answering, number][])('does not ask a read again after %s', async (_name, answering, status) => {
  platform.answering = answering;
  expect((await transportTo(platform.url)(read)).status).toBe(status);
  expect(platform.seen).toHaveLength(1);
});

test('ends a call nobody waits for any more', async () => {
  const browser = new AbortController();
  platform.answering = () => browser.abort();
  const failure = await failureOf(transportTo(platform.url)({ ...read, signal: browser.signal }));
  expect(failure.message).toBe('called off');
});

test('knows that nothing was sent when nobody listens', async () => {
  await platform.close();
  expect(await failureOf(transportTo(platform.url)(write))).toMatchObject({ sent: false, message: 'not connected' });
});

test('puts no address, token or body into its failures', async () => {
  for (const answering of [silence, cutConnection, cutShort, withoutEnd]) {
    platform.answering = answering;
    const { message } = await failureOf(transportTo(platform.url)(write));
    expect(message).toMatch(/^[a-z ]+$/);
  }
});

test('refuses at once what finds the queue full, and lets go of who waits in it and is called off', async () => {
  platform.answering = silence;
  const send = transportTo(platform.url, { connections: 1, queue: 1 });
  const browser = new AbortController();
  const underWay = failureOf(send(write));
  const waiting = failureOf(send({ ...write, signal: browser.signal }));
  expect(await failureOf(send(write))).toMatchObject({ sent: false, message: 'queue full' });
  browser.abort();
  expect(await waiting).toMatchObject({ sent: false, message: 'called off' });
  expect(await underWay).toMatchObject({ sent: true, message: 'timed out' });
  expect(platform.seen).toHaveLength(1);
});

test('one base that hangs slows no other', async () => {
  platform.answering = (response, request) => {
    if (!request.url.startsWith('/php')) json({})(response, request);
  };
  const send = transportTo(platform.url, { connections: 1, queue: 0 });
  const hanging = failureOf(send(read));
  expect((await send({ ...read, base: 'appserver' })).status).toBe(200);
  expect((await hanging).message).toBe('timed out');
});

test('once closed it sends nothing any more', async () => {
  const send = transportTo(platform.url);
  await opened.pop()?.close();
  await failureOf(send(write));
  expect(platform.seen).toEqual([]);
});

test('does not speak to a platform whose certificate nobody vouches for', async () => {
  const seen: unknown[] = [];
  const server = createServer(selfSigned, (request, response) => {
    seen.push(request.url);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await failureOf(transportTo(`https://127.0.0.1:${port}`)(write));
  server.close();
  expect(seen).toEqual([]);
});

function cutShort(response: Parameters<Answering>[0]): void {
  response.writeHead(200, { 'content-length': '100' }).write('{"mess');
  response.socket?.end();
}

function withoutEnd(response: Parameters<Answering>[0]): void {
  response.writeHead(200).write('{"mess');
}
