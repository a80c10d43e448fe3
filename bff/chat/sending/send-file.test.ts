import { expect, test } from 'vitest';
import { handleReadConversation } from '#bff/chat/read-conversation';
import { createSendFile } from '#bff/chat/sending/send-file';
import { runOperation } from '#bff/run-operation';
import { phonePhoto, smallPng } from '#bff/server/testing/sample-photos';
import { cleanImage } from '#bff/server/uploads/clean-image';
import { readConversation } from '#contracts/chat/chat.api';
import { sendFile } from '#contracts/chat/send-file.api';
import { largestFileBytes } from '#contracts/uploads/document-kinds';
import { samplePdf } from '#mocks/media/media-file';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const handler = createSendFile(cleanImage);
const chat = 'chat-giulia-rinaldi';
const idempotencyKey = 'key-file-1';
const photo = { chat, text: ' Ecco. ', idempotencyKey, fileName: 'Al mare.jpg', bytes: await phonePhoto() };
const pdf = { ...photo, text: '', fileName: 'Diario di marzo.pdf', bytes: samplePdf('diario') };

test('redraws a photo, stores it for signed-in users, and sends it with text, name and size (CHAT-34)', async () => {
  const platform = createTestPlatform();
  const answer = await send(platform, 'giulia', photo);
  const [file] = platform.db.files.list();
  expect(file).toMatchObject({ owner: 'pt-giulia', private: 1, onlymine: 0, type: 'image/jpeg' });
  const redrawn = Buffer.from(file?.content ?? '', 'base64');
  expect(redrawn.includes('Casa mia')).toBe(false);
  const url = `/files/chat/${chat}/${file?.name}`;
  const content = { kind: 'image', url, name: 'Al mare.jpg', size: { width: 20, height: 40 }, text: 'Ecco.' };
  expect(answer).toMatchObject({ status: 200, body: { message: { own: true, idempotencyKey, content } } });
  expect(redrawn.length).not.toBe(photo.bytes.length);
  expect(sentBy(platform).map(({ configuration }) => configuration['file'])).toEqual([
    { name: 'Al mare.jpg', size: redrawn.length, width: 20, height: 40 },
  ]);
  expect(await lastMessageOf(platform, 'giulia')).toEqual((answer.body as { message: unknown }).message);
  expect(await lastMessageOf(platform, 'rinaldi')).toMatchObject({ own: false, idempotencyKey: null, content });
});

test('a PDF is sent without words, under the name it was chosen by (CHAT-22, CHAT-34)', async () => {
  const platform = createTestPlatform();
  const answer = await send(platform, 'rinaldi', pdf);
  const [file] = platform.db.files.list();
  const url = `/files/chat/${chat}/${file?.name}`;
  const content = { kind: 'file', url, name: 'Diario di marzo.pdf', bytes: pdf.bytes.length, text: '' };
  expect(answer.body).toMatchObject({ message: { content } });
  expect(await lastMessageOf(platform, 'giulia')).toMatchObject({ own: false, content });
});

test.each([
  { fileName: 'Al mare.png', bytes: photo.bytes, ending: 'jpg', name: 'Al mare.jpg' },
  { fileName: 'Al mare.jfif', bytes: photo.bytes, ending: 'jpg', name: 'Al mare.jpg' },
  { fileName: 'Diario.jpg', bytes: pdf.bytes, ending: 'pdf', name: 'Diario.pdf' },
])('stores and shows $fileName under the extension of its content, $ending (CHAT-34, UPL-02)', async (sent) => {
  const platform = createTestPlatform();
  await send(platform, 'giulia', { ...photo, fileName: sent.fileName, bytes: sent.bytes });
  expect(platform.db.files.list()[0]?.name).toMatch(new RegExp(`^[a-z0-9]{12}\\.${sent.ending}$`));
  expect(await lastMessageOf(platform, 'rinaldi')).toMatchObject({ content: { name: sent.name } });
});

test('the platform is given what it stored itself, and nothing of the address comes from the browser (CHAT-34, LEG-41)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('upload', ['renames-uploads']);
  const { context, sentTo } = observeCalls(platform, 'giulia');
  await runOperation(sendFile, handler, context, pdf);
  const [file] = platform.db.files.list();
  expect(sentTo('sendMessage').map(({ body }) => body)).toEqual([
    {
      private_token: 'secret-giulia',
      public_token_recipient: chat,
      body: '',
      media_url: file?.name,
      subject: 'Nuovo messaggio',
      type: 'message',
      configuration: {
        act: expect.stringMatching(/^key-file-1\.[a-z0-9]+$/),
        file: { name: 'Diario di marzo.pdf', size: pdf.bytes.length },
      },
      notify: true,
    },
  ]);
});

test.each(['media_url', 'url', 'storedName'])('a browser cannot name another file by %s (CHAT-34)', async (field) => {
  const platform = createTestPlatform();
  for (const value of ['javascript:alert(1)//.png', 'https://elsewhere.example/foto.png', 'documento-pt-rinaldi.pdf']) {
    expect(await send(platform, 'giulia', { ...photo, [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  }
  expect([platform.db.files.list(), sentBy(platform)]).toEqual([[], []]);
});

test('answers a retry with the stored message, and stores and sends nothing again (CHAT-34)', async () => {
  const platform = createTestPlatform();
  const first = await send(platform, 'giulia', photo);
  const { context, sentTo } = observeCalls(platform, 'giulia');
  expect(await runOperation(sendFile, handler, context, photo)).toEqual(first);
  expect([sentTo('upload'), sentTo('sendMessage')]).toEqual([[], []]);
});

test('sends one message for two presses with one key (CHAT-34)', async () => {
  const platform = createTestPlatform();
  const [one, other] = await Promise.all([send(platform, 'giulia', photo), send(platform, 'giulia', photo)]);
  expect(one).toMatchObject({ status: 200 });
  expect(other).toEqual(one);
  expect(sentBy(platform)).toHaveLength(1);
});

test('another file, or other words, under a key that arrived is refused', async () => {
  const platform = createTestPlatform();
  await send(platform, 'giulia', photo);
  for (const change of [{ bytes: await smallPng(), fileName: 'Al mare.png' }, { text: 'Altro' }]) {
    expect(await send(platform, 'giulia', { ...photo, ...change })).toMatchObject({ body: { code: 'key_reused' } });
  }
  expect(sentBy(platform)).toHaveLength(1);
});

test('a key that was used in one chat replaces nothing in another: each keeps its own file', async () => {
  const platform = createTestPlatform();
  await send(platform, 'giulia', pdf);
  const other = { ...pdf, chat: 'chat-giulia-serafini', bytes: samplePdf('referto') };
  expect((await send(platform, 'giulia', other)).status).toBe(200);
  const stored = platform.db.files.list();
  expect(new Set(stored.map(({ name }) => name)).size).toBe(2);
  expect(stored.map(({ content }) => Buffer.from(content, 'base64').equals(Buffer.from(pdf.bytes)))).toEqual([
    true,
    false,
  ]);
});

test('a message that arrived though its answer was lost is recognised by its key', async () => {
  const platform = createTestPlatform();
  platform.faults.set('sendMessage', ['connection-lost-after']);
  expect(await send(platform, 'giulia', photo)).toMatchObject({ status: 200, body: { message: { idempotencyKey } } });
  expect(sentBy(platform)).toHaveLength(1);
});

test.each(['upload', 'sendMessage'] as const)(
  'where the answer to %s is lost nobody knows, and the retry makes one message',
  async (call) => {
    const platform = createTestPlatform();
    platform.faults.set(call, ['connection-lost-before']);
    const lost = await send(platform, 'giulia', photo);
    expect(lost).toMatchObject({ status: 503, body: { code: 'legacy_unavailable', outcomeUnknown: true } });
    platform.faults.set(call, []);
    expect(await send(platform, 'giulia', photo)).toMatchObject({ status: 200 });
    expect([sentBy(platform), platform.db.files.list()]).toEqual([[expect.anything()], [expect.anything()]]);
  },
);

test.each<{ reader: PersonaName; wanted: string }>([
  { reader: 'marco', wanted: chat },
  { reader: 'serafini', wanted: chat },
  { reader: 'giulia', wanted: 'chat-nobody' },
])('$reader cannot send a file into $wanted, and nothing of it is stored', async ({ reader, wanted }) => {
  const platform = createTestPlatform();
  const answer = await send(platform, reader, { ...photo, chat: wanted });
  expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
  expect([platform.db.files.list(), sentBy(platform)]).toEqual([[], []]);
});

test('a visitor is asked to sign in', async () => {
  const answer = await send(createTestPlatform(), null, photo);
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test.each([
  { what: 'a page called a photo', change: { bytes: Buffer.from('<script>alert(1)') }, code: 'unsupported_file' },
  { what: 'a photo cut short', change: { bytes: photo.bytes.subarray(0, -200) }, code: 'unsupported_file' },
  { what: 'a type we do not take', change: { bytes: Buffer.from('PK\x03\x04') }, code: 'unsupported_file' },
  { what: 'an empty file', change: { bytes: new Uint8Array() }, code: 'file_empty' },
  { what: 'a text too long', change: { text: 'x'.repeat(4001) }, code: 'invalid_input' },
  { what: 'a name with a path', change: { fileName: '../foto.jpg' }, code: 'invalid_input' },
])('$what is refused, and nothing is stored or sent: $code (CHAT-34)', async ({ change, code }) => {
  const platform = createTestPlatform();
  expect(await send(platform, 'giulia', { ...photo, ...change })).toMatchObject({ body: { code } });
  expect([platform.db.files.list(), sentBy(platform)]).toEqual([[], []]);
});

test('a photo that is too large once it is drawn anew is refused, and nothing is stored or sent (CHAT-34)', async () => {
  const platform = createTestPlatform();
  const grows = createSendFile(async () => ({ bytes: new Uint8Array(largestFileBytes + 1), width: 20, height: 40 }));
  const answer = await platform.runAs('giulia', sendFile, grows, photo);
  expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
  expect([platform.db.files.list(), sentBy(platform)]).toEqual([[], []]);
});

test('refuses a photo of too many pixels with a code of its own, and stores and sends nothing (CHAT-34)', async () => {
  const platform = createTestPlatform();
  const answer = await platform.runAs(
    'giulia',
    sendFile,
    createSendFile(async () => 'too_many_pixels'),
    photo,
  );
  expect(answer).toMatchObject({ status: 422, body: { code: 'too_many_pixels' } });
  expect([platform.db.files.list(), sentBy(platform)]).toEqual([[], []]);
});

test('neither token, name, words nor content of a file is ever logged', async () => {
  const platform = createTestPlatform();
  for (const fault of ['status-500', 'html-page', 'connection-lost-after'] as const) {
    platform.faults.set('upload', [fault]);
    await send(platform, 'giulia', { ...photo, idempotencyKey: `key-${fault}` });
  }
  expect(platform.logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(platform.logged)).not.toMatch(/secret-giulia|Al mare|Ecco|9j\//);
});

function send(platform: TestPlatform, sender: PersonaName | null, input: object) {
  return platform.runAs(sender, sendFile, handler, input);
}

async function lastMessageOf(platform: TestPlatform, reader: PersonaName) {
  const { body } = await platform.runAs(reader, readConversation, handleReadConversation, { chat });
  return (body as { value: { messages: unknown[] } }).value.messages.at(-1);
}

function sentBy({ db }: TestPlatform) {
  return db.messages.list(({ media_url, configuration }) => media_url !== '' && configuration.act !== undefined);
}
