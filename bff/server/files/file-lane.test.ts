import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FileLaneLimits, fileLaneLimits } from '#bff/server/files/file-lane';
import { type FakePlatform, startFakePlatform } from '#bff/server/testing/fake-platform';
import { cookieOf, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, testConfig } from '#bff/server/testing/test-app';

/** More than this machine's buffers hold between a server and a receiver that reads nothing. */
const large = Buffer.alloc(30 * 1024 * 1024, 'picture');

/** Receivers are sampled often, and dropped only where a test asks for it. */
const patient: FileLaneLimits = { ...fileLaneLimits, most: 2, mostOfEach: 2, lookMs: 5, patienceMs: 3_600_000 };

let platform: FakePlatform;
let app: FastifyInstance;
/** Emits `begun` and `ended` for each large file the platform sends. */
let files: EventEmitter;
let readers: Socket[];

beforeEach(async () => {
  files = new EventEmitter();
  readers = [];
  platform = await startFakePlatform((response, { url }) => {
    const body = url.includes('large') ? large : Buffer.from('small');
    if (body === large) {
      files.emit('begun');
      response.on('close', () => files.emit('ended'));
    }
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': body.length }).end(body);
  });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const reader of readers) reader.destroy();
  await app.close();
  await platform.close();
});

async function listenWith(limits: FileLaneLimits): Promise<void> {
  const config = testConfig({ platform: platform.url, trustProxy: ['127.0.0.1'] });
  app = await buildTestApp({ config, fileLane: limits });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** A connection that asks for files and reads nothing until the test says so. */
function ask(from: string, ...names: string[]): Socket {
  const { port } = app.server.address() as { port: number };
  const reader = connect(port, '127.0.0.1').on('error', () => undefined);
  readers.push(reader);
  reader.pause();
  for (const name of names) {
    reader.write(`GET /files/media/${name} HTTP/1.1\r\nhost: ascolto.example\r\nx-forwarded-for: ${from}\r\n\r\n`);
  }
  return reader;
}

async function askAndStall(from: string): Promise<Socket> {
  const begun = once(files, 'begun');
  const reader = ask(from, 'large.jpg');
  await begun;
  return reader;
}

/** How many bytes of a large file arrive: up to `enough`, or all that come before the connection ends. */
async function bytesRead(reader: Socket, enough = large.length): Promise<number> {
  let bytes = 0;
  for await (const chunk of reader.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const endOfHead = chunk.indexOf('\r\n\r\n');
    bytes += endOfHead < 0 ? chunk.length : chunk.length - endOfHead - 4;
    if (bytes >= enough) break;
  }
  return bytes;
}

const smallFor = (remoteAddress: string) => app.inject({ url: '/files/media/small.jpg', remoteAddress });

test.each([
  { who: 'another person', holders: ['203.0.113.1', '203.0.113.2'], most: 2 },
  { who: 'another of the same address', holders: ['203.0.113.3', '203.0.113.3'], most: 3 },
])('a picture comes to $who while every place is held by readers that take nothing', async ({ holders, most }) => {
  await listenWith({ ...patient, most, patienceMs: 50 });
  const ended = once(files, 'ended');
  for (const from of holders) await askAndStall(from);
  const answer = await smallFor('203.0.113.3');
  expect([answer.statusCode, answer.body]).toEqual([200, 'small']);
  await ended;
});

test('a reader that takes nothing is let go, and its connection to the platform freed', async () => {
  await listenWith({ ...patient, silenceMs: 50 });
  const ended = once(files, 'ended');
  const reader = await askAndStall('203.0.113.1');
  await ended;
  expect(await bytesRead(reader)).toBeLessThan(large.length);
});

test('room for others is never made by who reads: they get the whole file', async () => {
  await listenWith({ ...patient, patienceMs: 50 });
  await askAndStall('203.0.113.1');
  const reader = await askAndStall('203.0.113.2');
  const small = smallFor('203.0.113.3');
  expect(await bytesRead(reader)).toBe(large.length);
  expect((await small).statusCode).toBe(200);
});

test('no other time limit of the server ends a file: who needs a quarter of an hour gets the whole of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await listenWith(patient);
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const reader = await askAndStall('203.0.113.1');
  const firstHalf = await bytesRead(reader, large.length / 2);
  vi.advanceTimersByTime(15 * 60_000);
  const [connection] = await connected;
  expect(connection.timeout).toBe(0);
  expect(firstHalf + (await bytesRead(reader, large.length - firstHalf))).toBe(large.length);
});

test.each([
  { who: 'one address', isSignedIn: false },
  { who: 'one user, from whatever address,', isSignedIn: true },
])('of $who so many files are under way; a further one is refused, and others have theirs', async ({ isSignedIn }) => {
  await listenWith({ ...patient, most: 3, waitMs: 20 });
  const twoUnderWay = Promise.withResolvers<void>();
  platform.answering = () => {
    if (platform.seen.length === 2) twoUnderWay.resolve();
  };
  const askFrom = (remoteAddress: string) =>
    app.inject({
      url: '/files/media/slow.jpg',
      remoteAddress,
      ...(isSignedIn && { cookies: cookieOf(app, sessionOfGiulia()) }),
    });
  const held = Promise.all([askFrom('203.0.113.1'), askFrom(isSignedIn ? '203.0.113.2' : '203.0.113.1')]);
  await twoUnderWay.promise;
  const refused = await askFrom('203.0.113.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
  expect(platform.seen).toHaveLength(2);
  platform.answering = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('other');
  expect((await smallFor('203.0.113.9')).body).toBe('other');
  platform.cutAll();
  await held;
});

test('a page full of pictures comes whole, those beyond the limit of one address after the others', async () => {
  await listenWith(patient);
  const answers = await Promise.all(Array.from({ length: 40 }, () => smallFor('203.0.113.1')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('a second file on one connection is asked for in its turn, and holds nothing when the connection ends', async () => {
  await listenWith(patient);
  const begun = once(files, 'begun');
  const reader = ask('203.0.113.1', 'large.jpg', 'large.jpg');
  await begun;
  expect((await smallFor('203.0.113.1')).statusCode).toBe(200);
  const ended = once(files, 'ended');
  reader.destroy();
  await ended;
  expect(platform.seen.filter(({ url }) => url.includes('large'))).toHaveLength(1);
});
