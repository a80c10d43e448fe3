import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChunkedUpload, startUpload } from '#bff/server/testing/chunked-upload';
import { type FormPart, formBody, formEnd, formHeaders, uploadOf } from '#bff/server/testing/document-form';
import { startFakePlatform } from '#bff/server/testing/fake-platform';
import { keepLogLines } from '#bff/server/testing/log-lines';
import { phonePhoto } from '#bff/server/testing/sample-photos';
import { cookieOf } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';
import { uploadLaneLimits } from '#bff/server/uploads/upload-lane';
import type { Session } from '#bff/session';
import { logOut } from '#contracts/login/login.api';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { samplePdf } from '#mocks/media/media-file';
import { personas } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform, testNow } from '#mocks/start-in-vitest';

let platform: TestPlatform;
let app: FastifyInstance;
const log = keepLogLines();

beforeEach(async () => {
  platform = createTestPlatform();
  const config = testConfig({ logLevel: 'info' });
  app = await buildTestApp({ transport: platform.transport, config, logTo: log });
});

afterEach(() => app.close());

const idempotencyKey: FormPart = ['idempotencyKey', 'key-0001'];
const file: FormPart = ['file', samplePdf('carta'), 'Carta d’identità.pdf'];
const rinaldi = sessionFor('rinaldi', testNow);
const identityOf = () => platform.db.users.get('pt-rinaldi')?.public_configuration['identity_documents'];

function send(parts: readonly FormPart[], session: Session | null = rinaldi, changes: InjectOptions = {}) {
  const cookies = session ? cookieOf(app, session) : {};
  return app.inject(uploadOf('identity', parts, { cookies, ...changes }));
}

test('a document goes from the browser to the platform and into the account (REG-117)', async () => {
  const answer = await send([idempotencyKey, file]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ name: expect.stringMatching(/^[a-z0-9]{12}\.pdf$/) });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(identityOf()).toContain(answer.json().name);
  const [stored] = platform.db.files.list();
  expect(Buffer.from(stored?.content ?? '', 'base64').equals(Buffer.from(samplePdf('carta')))).toBe(true);
});

test('somebody who has just registered adds documents, and only that', async () => {
  const joining: Session = { ...sessionFor('serra', testNow), scope: 'onboarding' };
  const { name } = (await send([idempotencyKey, file], joining)).json();
  expect(platform.db.files.get(name)?.owner).toBe('pt-serra');
  expect((await app.inject({ url: `/files/own/${name}`, cookies: cookieOf(app, joining) })).statusCode).toBe(401);
});

test('a photo goes from the browser to the platform, and is the picture that everybody gets (PROF-21, LEGACY-18)', async () => {
  const url = '/files/photo';
  const answer = await send([idempotencyKey, ['file', await phonePhoto(), 'io.jpg']], rinaldi, { url });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const { pictureUrl } = answer.json();
  expect(pictureUrl).toBe(`/files/media/${platform.db.users.get('pt-rinaldi')?.picture}`);
  const [stored] = platform.db.files.list();
  expect([stored?.name, stored?.private]).toEqual([pictureUrl.split('/').at(-1), 0]);
  expect(Buffer.from(stored?.content ?? '', 'base64').includes('Casa mia')).toBe(false);
});

test.each([
  { who: 'a patient', session: sessionFor('giulia', testNow), status: 403 },
  {
    who: 'somebody who has just registered',
    session: { ...sessionFor('serra', testNow), scope: 'onboarding' } as const,
    status: 401,
  },
  { who: 'a visitor', session: null, status: 401 },
])('$who has no photo to change (PERM-10)', async ({ session, status }) => {
  const answer = await send([idempotencyKey, ['file', await phonePhoto(), 'io.jpg']], session, { url: '/files/photo' });
  expect(answer.statusCode).toBe(status);
  expect(platform.db.files.list()).toEqual([]);
});

test('a photo that is a document is refused, and the picture stays (PROF-22)', async () => {
  const before = platform.db.users.get('pt-rinaldi')?.picture;
  const answer = await send([idempotencyKey, ['file', samplePdf('carta'), 'io.pdf']], rinaldi, { url: '/files/photo' });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'unsupported_file']);
  expect(platform.db.users.get('pt-rinaldi')?.picture).toBe(before);
});

describe('what is no form of a key and then one file is refused', () => {
  test.each<{ what: string; parts: readonly FormPart[] }>([
    { what: 'the file before the key', parts: [file, idempotencyKey] },
    { what: 'two files', parts: [idempotencyKey, file, file] },
    { what: 'no key', parts: [file] },
    { what: 'no file', parts: [idempotencyKey] },
    { what: 'nothing at all', parts: [] },
    { what: 'two keys', parts: [idempotencyKey, idempotencyKey, file] },
    { what: 'another field', parts: [idempotencyKey, ['note', 'x'], file] },
    { what: 'a file by another name', parts: [idempotencyKey, ['document', samplePdf('x'), 'carta.pdf']] },
    { what: 'a file that is only text', parts: [idempotencyKey, ['file', 'text']] },
    { what: 'a key that is a file', parts: [['idempotencyKey', Buffer.from('key-0001'), 'key.txt'], file] },
    { what: 'a key too long', parts: [['idempotencyKey', 'a'.repeat(65)], file] },
    { what: 'a field that would be a prototype', parts: [['__proto__', 'x'], file] },
    { what: 'a name with a way up', parts: [idempotencyKey, ['file', samplePdf('x'), '../../carta.pdf']] },
    { what: 'a name with a folder of Windows', parts: [idempotencyKey, ['file', samplePdf('x'), 'C:\\carta.pdf']] },
    { what: 'a name that is empty', parts: [idempotencyKey, ['file', samplePdf('x'), '']] },
  ])('$what', async ({ parts }) => {
    const answer = await send(parts);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(platform.db.files.list()).toEqual([]);
  });

  test.each([
    '',
    'no form',
    formBody([idempotencyKey, file]).subarray(0, -20),
    formBody([idempotencyKey, file]).subarray(0, 300),
  ])('a body that is none, or is cut short (%#)', async (payload) => {
    const answer = await send([], rinaldi, { payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(platform.db.files.list()).toEqual([]);
  });

  test('a list nobody knows', async () => {
    const answer = await send([idempotencyKey, file], rinaldi, { url: '/files/documents/certificate_experience' });
    expect(answer.json().code).toBe('invalid_input');
  });
});

test.each<{ what: string; part: FormPart; status: number; code: string }>([
  {
    what: 'a program called a picture',
    part: ['file', Buffer.from('MZ\x90\0\x03\0\0\0\x04'), 'foto.png'],
    status: 422,
    code: 'unsupported_file',
  },
  {
    what: 'a program called a PDF',
    part: ['file', Buffer.from('MZ\x90\0\x03\0\0\0\x04'), 'carta.pdf'],
    status: 422,
    code: 'unsupported_file',
  },
  {
    what: 'a file of four bytes',
    part: ['file', Buffer.from('%PDF'), 'carta.pdf'],
    status: 422,
    code: 'unsupported_file',
  },
  { what: 'an empty file', part: ['file', Buffer.alloc(0), 'carta.pdf'], status: 422, code: 'file_empty' },
  {
    what: '60 MB',
    part: ['file', Buffer.alloc(60 * 1024 * 1024, '%PDF-'), 'carta.pdf'],
    status: 413,
    code: 'file_too_large',
  },
])('$what is refused with its code (REG-76, UPL-11)', async ({ part, status, code }) => {
  const answer = await send([idempotencyKey, part]);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(platform.db.files.list()).toEqual([]);
});

describe('only our own page, for a professional who is signed in or has just registered', () => {
  test.each<{ what: string; headers: Record<string, string>; status: number }>([
    { what: 'without our header', headers: { 'x-requested-by': '' }, status: 403 },
    { what: 'from another origin', headers: { origin: 'https://elsewhere.example' }, status: 403 },
    { what: 'from another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
    { what: 'as JSON', headers: { 'content-type': 'application/json' }, status: 415 },
    { what: 'as a form without parts', headers: { 'content-type': 'application/x-www-form-urlencoded' }, status: 415 },
  ])('$what: $status', async ({ headers, status }) => {
    expect((await send([idempotencyKey, file], rinaldi, { headers })).statusCode).toBe(status);
    expect(platform.db.files.list()).toEqual([]);
  });

  test.each([
    { who: 'nobody', session: null, code: 'unauthenticated' },
    { who: 'a patient', session: sessionFor('giulia', testNow), code: 'forbidden' },
    {
      who: 'a patient who has just registered',
      session: { ...sessionFor('sara', testNow), scope: 'onboarding' },
      code: 'forbidden',
    },
    { who: 'a session that has ended', session: { ...rinaldi, endsAt: testNow }, code: 'unauthenticated' },
  ] as const)('$who: $code, before anything is read', async ({ session, code }) => {
    const answer = await send([['not even', 'a form']], session);
    expect(answer.json().code).toBe(code);
  });

  test('a copy of the cookie is worth nothing after the sign-out', async () => {
    const cookies = cookieOf(app, rinaldi);
    await app.inject(callOf(logOut.name, {}, { cookies }));
    const answer = await app.inject(uploadOf('identity', [idempotencyKey, file], { cookies }));
    expect(answer.statusCode).toBe(401);
    expect(platform.db.files.list()).toEqual([]);
  });
});

test('a platform that is away is told with when to come again, and the same key then is one entry', async () => {
  const before = identityOf() as string[];
  platform.faults.set('upload', ['connection-lost-after']);
  const lost = await send([idempotencyKey, file]);
  expect(lost.statusCode).toBe(503);
  expect(lost.headers['retry-after']).toBe('5');
  expect(lost.json()).toMatchObject({ code: 'legacy_unavailable', outcomeUnknown: true });
  platform.faults.set('upload', []);
  const { name } = (await send([idempotencyKey, file])).json();
  expect((await send([idempotencyKey, file])).json()).toEqual({ name });
  expect(identityOf()).toEqual([...before, name]);
  expect(platform.db.files.list()).toHaveLength(1);
});

test('files of one user sent at once are all added, one after the other', async () => {
  const before = identityOf() as string[];
  const keys = ['key-0001', 'key-0002', 'key-0003', 'key-0004', 'key-0005'];
  const answers = await Promise.all(keys.map((key) => send([['idempotencyKey', key], file])));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(identityOf()).toHaveLength(before.length + keys.length);
});

test('no name, token or byte of a file is logged', async () => {
  await send([idempotencyKey, file]);
  await send([idempotencyKey, ['file', Buffer.from('Carta riservata'), 'Carta.pdf']]);
  expect(log.lines.length).toBeGreaterThan(0);
  expect(log.lines.join('')).not.toMatch(new RegExp(`Carta|${personas.rinaldi.privateToken}|key-0001`));
});

test('over the network the photo is private, only mine, cleaned, and as long as it was said to be (LEGACY-26, AMB-17, AMB-22)', async () => {
  const own = platform.db.users.get('pt-rinaldi');
  const fake = await startFakePlatform((response, { url, body }) => {
    const sent = url.endsWith('/user') && JSON.parse(body).user;
    if (sent) Object.assign(own ?? {}, sent);
    response.end(
      JSON.stringify(url.endsWith('/upload.php') ? { name: 'Stored01.jpg', size: 1, duration: 0 } : { user: own }),
    );
  });
  const server = await buildTestApp({ config: testConfig({ platform: fake.url }) });
  const photo = await phonePhoto();
  const form = uploadOf('certificate', [idempotencyKey, ['file', photo, 'attestato.jpg']], {
    cookies: cookieOf(server, rinaldi),
  });
  const answer = await server.inject(form);
  await server.close();
  await fake.close();
  expect(answer.json()).toEqual({ name: 'Stored01.jpg' });
  const { headers, body } = fake.seen.find(({ url }) => url === '/media/upload.php') ?? { headers: {}, body: '{}' };
  const { content, ...others } = JSON.parse(body);
  expect(headers).toMatchObject({ 'content-length': String(Buffer.byteLength(body)) });
  expect(others).toEqual({
    private_token: personas.rinaldi.privateToken,
    name: expect.stringMatching(/^[a-z0-9]{12}\.jpg$/),
    ...{ private: 1, onlymine: 1, generate_variations: 0 },
  });
  const [head, base64] = content.split(',');
  expect(head).toBe('data:image/jpeg;base64');
  const stored = Buffer.from(base64, 'base64');
  expect(stored.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(stored.includes('Exif') || stored.includes('Casa mia')).toBe(false);
  expect(own?.public_configuration.qualifications?.[0]?.filesList).toContain('Stored01.jpg');
});

describe('a body that comes as a stream', () => {
  const head = formBody([idempotencyKey, ['file', Buffer.alloc(0), 'carta.pdf']]).subarray(0, -formEnd.length);

  async function begin(session: Session = rinaldi): Promise<ChunkedUpload> {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const [name, value = ''] = Object.entries(cookieOf(app, session))[0] ?? [];
    const { port } = app.server.address() as AddressInfo;
    const cookie = `${name}=${encodeURIComponent(value)}`;
    const upload = startUpload(port, '/files/documents/identity', { ...formHeaders, cookie });
    await upload.send(head);
    return upload;
  }

  test('is refused by its first bytes, before the rest has come', async () => {
    const upload = await begin();
    await upload.send(Buffer.alloc(1024, 'MZ'));
    expect(await upload.answer).toMatchObject({ status: 422, body: { code: 'unsupported_file' } });
    upload.cut();
  });

  test('is refused as soon as it has passed 15 MB, before it has ended (UPL-11)', async () => {
    const upload = await begin();
    await upload.send('%PDF-1.4');
    await upload.send(Buffer.alloc(largestFileBytes - 8 + 1));
    expect(await upload.answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
    upload.cut();
  });

  test('leaves nothing in memory, however often somebody sends 60 MB', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const used = () => {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const megabyte = Buffer.alloc(1024 * 1024);
    const sendSixty = async () => {
      const upload = await begin();
      await upload.send('%PDF-1.4');
      for (let sent = 0; sent < 60; sent += 1) await upload.send(megabyte);
      upload.end();
      const { body } = await upload.answer;
      upload.cut();
      return body['code'];
    };
    await sendSixty();
    const before = used();
    for (let time = 0; time < 4; time += 1) expect(await sendSixty()).toBe('file_too_large');
    // A cut connection frees its memory a moment later; leaked memory would stay.
    await vi.waitFor(() => expect(used() - before).toBeLessThan(largestFileBytes), { timeout: 20_000, interval: 100 });
  }, 60_000);

  test('that trickles in leaves its place to somebody who waits for one', async () => {
    await app.close();
    const uploadLane = { ...uploadLaneLimits, lookMs: 5, spanMs: 5 };
    app = await buildTestApp({ transport: platform.transport, logTo: log, uploadLane });
    const tricklers: ChunkedUpload[] = [];
    for (const name of ['serra', 'serafini', 'bassani'] as const) {
      const upload = await begin({ ...sessionFor(name, testNow), scope: 'full' });
      await upload.send('%PDF-1.4');
      tricklers.push(upload);
    }
    const first = Promise.race(tricklers.map(({ answer }) => answer));
    await app.inject('/health/live');
    const honest = await begin();
    await honest.send(samplePdf('carta'));
    await honest.send(formEnd);
    honest.end();
    expect(await honest.answer).toMatchObject({ status: 200 });
    expect(await first).toMatchObject({ status: 503, body: { code: 'overloaded', retryAfterSeconds: 5 } });
    for (const upload of [...tricklers, honest]) upload.cut();
  });

  test('that its sender gives up frees its place', async () => {
    const upload = await begin();
    await upload.send('%PDF-1.4');
    upload.cut();
    expect((await send([idempotencyKey, file])).statusCode).toBe(200);
  });

  test('that its sender gives up is no error of ours', async () => {
    const earlier = log.lines.length;
    const received = new Promise<ServerResponse>((resolve) => {
      app.server.once('request', (_request, response) => resolve(response));
    });
    const upload = await begin();
    await upload.send('%PDF-1.4');
    const closed = once(await received, 'close');
    upload.cut();
    await closed;
    await send([idempotencyKey, file]);
    const said = log.entries().slice(earlier);
    expect(said.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
