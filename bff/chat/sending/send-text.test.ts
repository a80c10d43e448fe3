import { expect, test } from 'vitest';
import { handleReadConversation } from '#bff/chat/read-conversation';
import { handleSendText } from '#bff/chat/sending/send-text';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { runOperation } from '#bff/run-operation';
import { readConversation, sendText } from '#contracts/chat/chat.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const chat = 'chat-giulia-rinaldi';
const idempotencyKey = 'key-send-1';
const input = { chat, text: ' Grazie, a presto. ', idempotencyKey };

test('a text is sent once, under a subject that says nothing, and comes back as it will be read (CHAT-06)', async () => {
  const platform = createTestPlatform();
  const answer = await send(platform, 'giulia');
  expect(answer).toMatchObject({
    status: 200,
    body: { message: { own: true, seen: false, idempotencyKey, sentAt: '2026-11-23T09:00:00.000Z' } },
  });
  expect(sentMessages(platform)).toMatchObject([
    { owner: 'pt-giulia', subject: 'Nuovo messaggio', body: 'Grazie, a presto.', media_url: '', type: 'message' },
  ]);
  const read = await platform.runAs('giulia', readConversation, handleReadConversation, { chat });
  const { messages } = (read.body as { value: { messages: unknown[] } }).value;
  expect(answer.body).toEqual({ message: messages.at(-1) });
});

test('the platform is given the chat, the words and whom to tell, and nothing else (LEG-41)', async () => {
  const { context, sentTo } = observeCalls(createTestPlatform(), 'giulia');
  await runOperation(sendText, handleSendText, context, input);
  const body = {
    private_token: 'secret-giulia',
    public_token_recipient: chat,
    body: 'Grazie, a presto.',
    media_url: '',
    subject: 'Nuovo messaggio',
    type: 'message',
    configuration: { act: expect.stringMatching(/^key-send-1\.[a-z0-9]+$/) },
    notify: true,
  };
  expect(sentTo('sendMessage')).toEqual([
    { call: 'sendMessage', base: 'php', method: 'PUT', path: '/custom.php/chat', body },
  ]);
});

test('the other side is told by an e-mail without a word of the text', async () => {
  const platform = createTestPlatform();
  await send(platform, 'giulia');
  const sent = platform.db.outbox.list();
  expect(sent).toMatchObject([{ to: 'andrea.rinaldi@example.it' }]);
  expect(JSON.stringify(sent)).not.toContain('Grazie');
});

test('words that look like a marker of the platform make no card (CHAT-18)', async () => {
  const answer = await send(createTestPlatform(), 'giulia', { ...input, text: 'event_pt:event-giulia-past' });
  expect(answer.body).toMatchObject({ message: { content: { kind: 'text', text: 'event_pt:event-giulia-past' } } });
});

test('two presses with one key are one message, and both get it', async () => {
  const platform = createTestPlatform();
  const [one, other] = await Promise.all([send(platform, 'giulia'), send(platform, 'giulia')]);
  expect(one).toMatchObject({ status: 200 });
  expect(other).toEqual(one);
  expect(sentMessages(platform)).toHaveLength(1);
});

test('a retry with a key that arrived sends nothing and answers the message there is', async () => {
  const platform = createTestPlatform();
  const first = await send(platform, 'giulia');
  const again = await send(platform, 'giulia', input);
  expect(again).toEqual(first);
  expect(sentMessages(platform)).toHaveLength(1);
});

test('equal words under two keys are two messages', async () => {
  const platform = createTestPlatform();
  await send(platform, 'giulia');
  await send(platform, 'giulia', { ...input, idempotencyKey: 'key-send-2' });
  const texts = platform.db.messages.list(({ body }) => body === 'Grazie, a presto.');
  expect(texts).toHaveLength(2);
});

test('the key of the other side’s message is nobody else’s: the text is sent', async () => {
  const platform = createTestPlatform();
  await send(platform, 'rinaldi', { ...input, text: 'Buongiorno' });
  const answer = await send(platform, 'giulia');
  expect(answer.body).toMatchObject({ message: { own: true, content: { text: 'Grazie, a presto.' } } });
  expect(sentMessages(platform)).toHaveLength(2);
});

test.each(['connection-lost-after', 'html-page', 'cut-short', 'empty-body'] as const)(
  'a message that arrived though its answer had %s is recognised by its key',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set('sendMessage', [fault]);
    const answer = await send(platform, 'giulia');
    expect(answer).toMatchObject({
      status: 200,
      body: { message: { idempotencyKey, content: { text: 'Grazie, a presto.' } } },
    });
    expect(sentMessages(platform)).toHaveLength(1);
  },
);

test('an answer that does not say whose the message is, or by which key, is the sender’s all the same', async () => {
  const platform = createTestPlatform();
  const context = platform.contextFor('giulia');
  const legacy = createLegacyClient({
    transport: async (request) => {
      if (request.call !== 'sendMessage') return platform.transport(request);
      return { status: 200, body: new TextEncoder().encode('{"creation_timestamp":"1795424400","body":"Ciao"}') };
    },
    log: context.log,
    signal: AbortSignal.timeout(5000),
    paths: {},
  });
  const answer = await runOperation(sendText, handleSendText, { ...context, legacy }, input);
  expect(answer).toMatchObject({
    status: 200,
    body: { message: { id: idempotencyKey, own: true, idempotencyKey, content: { text: 'Ciao' } } },
  });
});

test('a message that did not arrive is told as unknown, and the retry sends it (CHAT-29)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('sendMessage', ['connection-lost-before']);
  expect(await send(platform, 'giulia')).toEqual({
    status: 503,
    body: { code: 'legacy_unavailable', outcomeUnknown: true, requestId: expect.any(String) },
  });
  platform.faults.set('sendMessage', []);
  expect(await send(platform, 'giulia', input)).toMatchObject({ status: 200 });
  expect(sentMessages(platform)).toHaveLength(1);
});

test.each<{ reader: PersonaName; wanted: string }>([
  { reader: 'marco', wanted: 'chat-giulia-rinaldi' },
  { reader: 'serafini', wanted: 'chat-giulia-rinaldi' },
  { reader: 'giulia', wanted: 'chat-nobody' },
])('$reader cannot write into $wanted, and does not learn whether it exists', async ({ reader, wanted }) => {
  const platform = createTestPlatform();
  const answer = await send(platform, reader, { ...input, chat: wanted });
  expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
  expect(sentMessages(platform)).toEqual([]);
});

test('a text that crosses the deletion of its chat is told that the chat is gone, and stays with its author', async () => {
  const platform = createTestPlatform();
  const held = platform.heldCalls.hold('sendMessage');
  const sending = send(platform, 'giulia');
  await held.received();
  platform.db.chats.remove(chat);
  held.release();
  expect(await sending).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a visitor is asked to sign in', async () => {
  expect(await send(createTestPlatform(), null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test.each([
  { what: 'an empty text', field: 'text', change: { text: '   ' } },
  { what: 'a text too long', field: 'text', change: { text: 'x'.repeat(4001) } },
  { what: 'a token that is none', field: 'chat', change: { chat: 'chat/../other' } },
  { what: 'a key of another form', field: 'idempotencyKey', change: { idempotencyKey: 'a b c d e f' } },
  { what: 'a field nobody asked for', field: '', change: { subject: 'Event Notification' } },
])('refuses $what and sends nothing (CHAT-28)', async ({ field, change }) => {
  const platform = createTestPlatform();
  const answer = await send(platform, 'giulia', { ...input, ...change });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
  });
  expect(sentMessages(platform)).toEqual([]);
});

test.each([
  { fault: 'status-500', status: 503, code: 'legacy_unavailable' },
  { fault: 'html-page', status: 502, code: 'legacy_unreadable' },
] as const)(
  'where the chats cannot be read ($fault) nothing is sent, and nothing is left unknown',
  async ({ fault, status, code }) => {
    const platform = createTestPlatform();
    platform.faults.set('listChats', [fault]);
    expect(await send(platform, 'giulia')).toEqual({ status, body: { code, requestId: expect.any(String) } });
    expect(sentMessages(platform)).toEqual([]);
  },
);

function send(platform: TestPlatform, reader: PersonaName | null, asked: object = input) {
  return platform.runAs(reader, sendText, handleSendText, asked);
}

function sentMessages({ db }: TestPlatform) {
  return db.messages.list(({ configuration }) => configuration.act?.startsWith(`${idempotencyKey}.`) === true);
}
