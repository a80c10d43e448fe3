import { expect, onTestFinished, test } from 'vitest';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { createChatFiles } from '#bff/server/files/chat-files';
import { type Answering, anyFile, htmlPage, json, startFakePlatform } from '#bff/server/testing/fake-platform';
import { cookieOf, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, testConfig } from '#bff/server/testing/test-app';
import { createRecordingLog } from '#mocks/testing/recording-log';

const chats = {
  recipients: [
    {
      public_token: 'chat-giulia-rinaldi',
      name: '',
      usherGroup: ['pt-giulia', 'pt-rinaldi'],
      messages: [
        { media_url: 'referto.pdf', creation_timestamp: 1 },
        { media_url: 'foto.png', creation_timestamp: 2 },
        { media_url: '', creation_timestamp: 3 },
      ],
    },
  ],
};

/** A platform that knows Giulia's chats and has any file. */
const withChats: Answering = (response, request) => {
  if (request.url === '/php/endpoint.php/chats') return json(chats)(response, request);
  anyFile(response, request);
};

/** A server in front of a platform that answers so, until the test ends. */
async function inFrontOf(answering: Answering) {
  const platform = await startFakePlatform(answering);
  const app = await buildTestApp({ config: testConfig({ platform: platform.url }) });
  onTestFinished(async () => {
    await app.close();
    await platform.close();
  });
  return { platform, app };
}

test("hands a chat's file to who takes part in it, with the token added on the way out", async () => {
  const { platform, app } = await inFrontOf(withChats);
  const answer = await app.inject({
    url: '/files/chat/chat-giulia-rinaldi/referto.pdf',
    cookies: cookieOf(app, sessionOfGiulia()),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="referto.pdf"',
    'cache-control': 'private, no-store',
  });
  expect(platform.seen.map(({ url }) => url)).toEqual([
    '/php/endpoint.php/chats',
    '/media/referto.pdf?private_token=secret-giulia',
  ]);
  expect(JSON.stringify([answer.headers, answer.body])).not.toContain('secret-giulia');
});

test('shows a picture of a chat in place', async () => {
  const { platform, app } = await inFrontOf(withChats);
  const answer = await app.inject({
    url: '/files/chat/chat-giulia-rinaldi/foto.png?private_token=secret-marco',
    cookies: cookieOf(app, sessionOfGiulia()),
  });
  expect(answer.headers).not.toHaveProperty('content-disposition');
  expect(platform.seen[1]?.url).toBe('/media/foto.png?private_token=secret-giulia');
});

test.each([
  ["somebody else's chat", '/files/chat/chat-marco-rinaldi/referto.pdf'],
  ['a file of another chat', '/files/chat/chat-giulia-rinaldi/altro.pdf'],
  ['no file at all', '/files/chat/chat-giulia-rinaldi/undefined'],
])('answers not found for %s, and never asks for the file', async (_name, url) => {
  const { platform, app } = await inFrontOf(withChats);
  const answer = await app.inject({ url, cookies: cookieOf(app, sessionOfGiulia()) });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('not_found');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(platform.seen.map((request) => request.url)).toEqual(['/php/endpoint.php/chats']);
});

test('asks nothing for a file of a chat while nobody is signed in', async () => {
  const { platform, app } = await inFrontOf(withChats);
  const answer = await app.inject('/files/chat/chat-giulia-rinaldi/referto.pdf');
  expect(answer.statusCode).toBe(401);
  expect(platform.seen).toHaveLength(0);
});

test("says that the platform is away when a reader's chats cannot be read", async () => {
  const { app } = await inFrontOf(htmlPage(500));
  const answer = await app.inject({
    url: '/files/chat/chat-giulia-rinaldi/referto.pdf',
    cookies: cookieOf(app, sessionOfGiulia()),
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('legacy_unavailable');
});

test('asks for the chats once for the pictures of one page', async () => {
  const { platform, app } = await inFrontOf(withChats);
  const cookies = cookieOf(app, sessionOfGiulia());
  const url = '/files/chat/chat-giulia-rinaldi/foto.png';
  await Promise.all([app.inject({ url, cookies }), app.inject({ url, cookies }), app.inject({ url, cookies })]);
  expect(platform.seen.filter((request) => request.url === '/php/endpoint.php/chats')).toHaveLength(1);
});

test('finds a file that was sent a moment ago', async () => {
  const { platform, app } = await inFrontOf(json({ recipients: [] }));
  const request = {
    url: '/files/chat/chat-giulia-rinaldi/referto.pdf',
    cookies: cookieOf(app, sessionOfGiulia()),
  };
  expect((await app.inject(request)).statusCode).toBe(404);
  platform.answering = withChats;
  expect((await app.inject(request)).statusCode).toBe(200);
});

test('a file that was sent while another picture is looked up is found', async () => {
  const answers: ((chats: object) => void)[] = [];
  const transport: LegacyTransport = () =>
    new Promise((answer) =>
      answers.push((value) => answer({ status: 200, body: new TextEncoder().encode(JSON.stringify(value)) })),
    );
  const isInChat = createChatFiles({
    transport,
    log: createRecordingLog(),
    legacyPaths: {},
    mediaBase: 'https://m.it',
  });
  const session = sessionOfGiulia();
  const ask = (name: string) => isInChat(session, { chat: 'chat-giulia-rinaldi', name });
  const both = [ask('elsewhere.png'), ask('foto.png')];
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.({ recipients: [] });
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(chats);
  expect(await Promise.all(both)).toEqual([false, true]);
});
