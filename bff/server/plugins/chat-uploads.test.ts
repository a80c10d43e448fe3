import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FormPart, uploadOf } from '#bff/server/testing/document-form';
import { phonePhoto } from '#bff/server/testing/sample-photos';
import { cookieOf } from '#bff/server/testing/signed-in';
import { buildTestApp } from '#bff/server/testing/test-app';
import type { Session } from '#bff/session';
import { samplePdf } from '#mocks/media/media-file';
import { createTestPlatform, sessionFor, type TestPlatform, testNow } from '#mocks/start-in-vitest';

let platform: TestPlatform;
let app: FastifyInstance;

beforeEach(async () => {
  platform = createTestPlatform();
  app = await buildTestApp({ transport: platform.transport });
});

afterEach(() => app.close());

const idempotencyKey: FormPart = ['idempotencyKey', 'key-0001'];
const text: FormPart = ['text', 'Ecco'];
const file: FormPart = ['file', samplePdf('diario'), 'Diario è qui.pdf'];
const giulia = sessionFor('giulia', testNow);

function send(parts: readonly FormPart[], session: Session | null = giulia, chat = 'chat-giulia-rinaldi') {
  const cookies = session ? cookieOf(app, session) : {};
  return app.inject(uploadOf('', parts, { url: `/files/chat/${chat}`, cookies }));
}

test('a file goes from the browser to the platform and into the chat, with the words beside it (CHAT-34)', async () => {
  const answer = await send([idempotencyKey, text, ['file', await phonePhoto(), 'Al mare.jpg']]);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const [stored] = platform.db.files.list();
  expect(answer.json().message).toMatchObject({
    idempotencyKey: 'key-0001',
    content: {
      kind: 'image',
      url: `/files/chat/chat-giulia-rinaldi/${stored?.name}`,
      name: 'Al mare.jpg',
      size: { width: 20, height: 40 },
      text: 'Ecco',
    },
  });
});

test('words of four thousand characters, and a name with accents, arrive whole (CHAT-34)', async () => {
  const words = 'è'.repeat(4000);
  const answer = await send([idempotencyKey, ['text', words], file]);
  expect(answer.json().message.content).toMatchObject({ text: words, name: 'Diario è qui.pdf' });
});

test('reads the characters of a name that a browser’s form escapes, and no others (CHAT-34)', async () => {
  const name = "D'Angelo %22referto%22 100%2525 👨‍👩‍👧.pdf";
  const answer = await send([idempotencyKey, ['file', samplePdf('diario'), name]]);
  expect(answer.json().message.content.name).toBe('D\'Angelo "referto" 100%2525 👨‍👩‍👧.pdf');
});

test('a file without words is a message of its own (CHAT-34)', async () => {
  const answers = [
    await send([idempotencyKey, file]),
    await send([['idempotencyKey', 'key-0002'], ['text', ''], file]),
  ];
  expect(answers.map((answer) => answer.json().message.content.text)).toEqual(['', '']);
});

test.each<{ what: string; parts: readonly FormPart[] }>([
  { what: 'with the words before the key', parts: [text, idempotencyKey, file] },
  { what: 'with words twice', parts: [idempotencyKey, text, text, file] },
  { what: 'without a file', parts: [idempotencyKey, text] },
  { what: 'with words that the form would cut', parts: [idempotencyKey, ['text', `${' '.repeat(17_000)}Ecco`], file] },
  { what: 'with the words after the file', parts: [idempotencyKey, file, text] },
  { what: 'with two files', parts: [idempotencyKey, text, file, file] },
  { what: 'with an address of its own', parts: [idempotencyKey, text, ['media_url', 'javascript:alert(1)'], file] },
  { what: 'with an address in place of the words', parts: [idempotencyKey, ['media_url', 'foto.png'], file] },
])('a form $what is refused, and nothing is stored (CHAT-34)', async ({ parts }) => {
  const answer = await send(parts);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  expect(platform.db.files.list()).toEqual([]);
});

test.each([
  { who: 'somebody outside the chat', session: sessionFor('marco', testNow), status: 404 },
  {
    who: 'somebody who has just registered',
    session: { ...sessionFor('serra', testNow), scope: 'onboarding' } as const,
    status: 401,
  },
  { who: 'a visitor', session: null, status: 401 },
])('$who stores and sends nothing: $status (CHAT-34)', async ({ session, status }) => {
  expect((await send([idempotencyKey, text, file], session)).statusCode).toBe(status);
  expect(platform.db.files.list()).toEqual([]);
});

test('a file that lies about its type is refused (CHAT-34)', async () => {
  const answer = await send([idempotencyKey, text, ['file', Buffer.from('GIF89a\x01\0\x01\0'), 'foto.png']]);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'unsupported_file']);
  expect(platform.db.files.list()).toEqual([]);
});
