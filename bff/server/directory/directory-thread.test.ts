import { afterEach, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { createDirectoryThread, type DirectoryThread } from '#bff/server/directory/directory-thread';
import { type FakePlatform, htmlPage, json, startFakePlatform } from '#bff/server/testing/fake-platform';
import { buildTestApp, callOf, testConfig, testNow } from '#bff/server/testing/test-app';
import { createLegacyTransport } from '#bff/server/transport/legacy-transport';
import { readDirectory } from '#bff/therapists/directory/read-directory';
import { operations } from '#contracts/operations';
import { noFilter } from '#contracts/therapists/therapist-filter';
import { createTestPlatform } from '#mocks/start-in-vitest';
import { createRecordingLog } from '#mocks/testing/recording-log';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const users = createTestPlatform()
  .db.users.list(({ public_configuration: { type } }) => type === 'dottore')
  .map(({ private_token: _secret, ...user }) => user);
const wholeAnswer = json({ users: [...users, { public_token: { broken: true } }] });

async function setUp(script?: URL) {
  const platform = await startFakePlatform(wholeAnswer);
  const log = createRecordingLog();
  const { legacy } = testConfig({ platform: platform.url });
  const settings = { bases: legacy.bases, paths: { listUsers: '/elsewhere.php/users' } };
  const thread = createDirectoryThread({ settings, log, ...(script ? { script } : {}) });
  closing.push(platform.close, thread.close);
  return { platform, log, settings, thread };
}

test('what the thread hands over is what a reading here brings, under the address the operator has set', async () => {
  const { platform, log, settings, thread } = await setUp();
  const packed = await thread.read(testNow);
  const network = createLegacyTransport({ bases: settings.bases, log });
  closing.push(network.close);
  const { bases, paths } = settings;
  const here = { transport: network.send, log: createRecordingLog(), paths, now: testNow, mediaBase: bases.media };
  expect(packed).toEqual(await readDirectory(here));
  expect(packed.tokens.length).toBeGreaterThan(60);
  expect(platform.seen.map(({ url, body }) => ({ url, body }))).toEqual(
    Array(2).fill({ url: '/php/elsewhere.php/users', body: '{"type":"dottore"}' }),
  );
});

test('what the thread has to say stands in the log, and a row it cannot read costs nobody else', async () => {
  const { log, thread } = await setUp();
  await thread.read(testNow);
  expect(log.entries).toContainEqual(
    expect.objectContaining({ event: 'legacy_row_dropped', fields: expect.objectContaining({ list: 'users' }) }),
  );
});

test.each([
  { what: 'an error page', answering: htmlPage(), name: 'LegacyUnreadable' },
  { what: 'a refusal', answering: json({ error: 'NOT_NOW' }), name: 'LegacyRefused', refusal: 'NOT_NOW' },
  { what: 'a failure of its own', answering: htmlPage(500), name: 'LegacyUnavailable' },
])('a platform with $what fails the reading by that name, and the thread goes on', async (row) => {
  const { platform, thread } = await setUp();
  platform.answering = row.answering;
  const failure = await failureOf(thread);
  expect(failure).toMatchObject({ name: row.name, call: 'listUsers' });
  if (row.refusal) expect(failure).toMatchObject({ refusal: row.refusal });
  platform.answering = wholeAnswer;
  expect((await thread.read(testNow)).tokens).toContain('pt-rinaldi');
});

test('a thread that dies fails what it owed as a platform that is away, and the next reading has a new one', async () => {
  const { log, thread } = await setUp(new URL('../testing/dying-worker.ts', import.meta.url));
  const failures = await Promise.all([failureOf(thread), failureOf(thread)]);
  expect(failures.map(({ name }) => name)).toEqual(['LegacyUnavailable', 'LegacyUnavailable']);
  expect(await failureOf(thread)).toMatchObject({ name: 'LegacyUnavailable', outcomeUnknown: false });
  expect(log.entries.filter(({ event }) => event === 'directory_thread_ended')).toHaveLength(2);
});

test('a closed thread reads no more', async () => {
  const { thread, platform } = await setUp();
  await thread.close();
  expect(await failureOf(thread)).toMatchObject({ name: 'LegacyUnavailable' });
  expect(platform.seen).toEqual([]);
});

test('the server searches what its thread has read: one reading for however many ask', async () => {
  const platform = await startFakePlatform(wholeAnswer);
  const app = await buildTestApp({ config: testConfig({ platform: platform.url }), operations, handlers });
  closing.push(platform.close, () => app.close());
  const input = { visit: 'v', filter: { ...noFilter, gender: ['donna'] }, sort: 'rating', page: 0 };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.inject(callOf('therapists/search-therapists', input))),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(answers[0]?.json().therapists).toHaveLength(10);
  expect(listingsOf(platform)).toBe(1);
});

function listingsOf({ seen }: FakePlatform): number {
  return seen.filter(({ url }) => url === '/php/endpoint.php/users').length;
}

async function failureOf(thread: DirectoryThread): Promise<Error> {
  return thread.read(testNow).then(
    () => new Error('It was read.'),
    (failure: Error) => failure,
  );
}
