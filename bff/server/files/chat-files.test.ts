import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Answering,
  anyFile,
  type FakePlatform,
  file,
  htmlPage,
  json,
  startFakePlatform,
} from '#bff/server/testing/fake-platform';
import { cookieOf, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, testConfig } from '#bff/server/testing/test-app';

let platform: FakePlatform;
let app: FastifyInstance;

beforeEach(async () => {
  platform = await startFakePlatform();
  app = await buildTestApp({ config: testConfig({ platform: platform.url }) });
});

afterEach(async () => {
  await app.close();
  await platform.close();
});

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

test("hands a chat's file to who takes part in it, with the token added on the way out", async () => {
  platform.answering = withChats;
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
  platform.answering = withChats;
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
  platform.answering = withChats;
  const answer = await app.inject({ url, cookies: cookieOf(app, sessionOfGiulia()) });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('not_found');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(platform.seen.map((request) => request.url)).toEqual(['/php/endpoint.php/chats']);
});

test('asks nothing for a file of a chat while nobody is signed in', async () => {
  const answer = await app.inject('/files/chat/chat-giulia-rinaldi/referto.pdf');
  expect(answer.statusCode).toBe(401);
  expect(platform.seen).toHaveLength(0);
});

test("says that the platform is away when a reader's chats cannot be read", async () => {
  platform.answering = htmlPage(500);
  const answer = await app.inject({
    url: '/files/chat/chat-giulia-rinaldi/referto.pdf',
    cookies: cookieOf(app, sessionOfGiulia()),
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('legacy_unavailable');
});

test('asks for the chats once for the pictures of one page', async () => {
  platform.answering = withChats;
  const cookies = cookieOf(app, sessionOfGiulia());
  const url = '/files/chat/chat-giulia-rinaldi/foto.png';
  await Promise.all([app.inject({ url, cookies }), app.inject({ url, cookies }), app.inject({ url, cookies })]);
  expect(platform.seen.filter((request) => request.url === '/php/endpoint.php/chats')).toHaveLength(1);
});

test('finds a file that was sent a moment ago', async () => {
  const cookies = cookieOf(app, sessionOfGiulia());
  const request = { url: '/files/chat/chat-giulia-rinaldi/referto.pdf', cookies };
  platform.answering = json({ recipients: [] });
  expect((await app.inject(request)).statusCode).toBe(404);
  platform.answering = withChats;
  expect((await app.inject(request)).statusCode).toBe(200);
});

test('a file that was sent while another picture is looked up is found', async () => {
  const cookies = cookieOf(app, sessionOfGiulia());
  const waiting: (() => void)[] = [];
  const lists = [{ recipients: [] }, chats];
  platform.answering = (response, request) => {
    const list = request.url === '/php/endpoint.php/chats' ? lists.shift() : undefined;
    if (list?.recipients.length === 0) waiting.push(() => json(list)(response, request));
    else if (list) json(list)(response, request);
    else file('image/png', 'attachment')(response, request);
  };
  const earlier = app.inject({ url: '/files/chat/chat-giulia-rinaldi/elsewhere.png', cookies });
  await expect.poll(() => waiting).toHaveLength(1);
  const sent = app.inject({ url: '/files/chat/chat-giulia-rinaldi/foto.png', cookies });
  await new Promise((turn) => setImmediate(turn));
  waiting[0]?.();
  expect((await earlier).statusCode).toBe(404);
  expect((await sent).statusCode).toBe(200);
});
