import { describe, expect, test } from 'vitest';
import { handleStartConversation } from '#bff/chat/start-conversation';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { type LegacyTransport, TransportFailure } from '#bff/legacy/legacy-transport';
import { runOperation } from '#bff/run-operation';
import { startConversation } from '#contracts/chat/chat.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const input = { therapist: 'pt-rinaldi', text: ' Vorrei un primo colloquio. ', idempotencyKey: 'key-start-1' };
const words = 'Vorrei un primo colloquio.';

test('the first message makes a chat of the two, named after both, and tells the therapist (MSG-05, MSG-08, LEG-38)', async () => {
  const platform = createTestPlatform();
  const answer = await start(platform, 'sara');
  const [chat, ...others] = chatsOfSara(platform);
  expect(others).toEqual([]);
  expect(answer).toEqual({ status: 200, body: { chat: chat?.public_token, existed: false } });
  expect(chat).toMatchObject({
    name: 'Sara Lombardi - Andrea Rinaldi',
    participants: ['pt-sara', 'pt-rinaldi'],
    admin_list: ['pt-amministrazione'],
  });
  expect(messagesOfSara(platform)).toMatchObject([
    {
      owner: 'pt-sara',
      subject: 'Nuovo messaggio',
      body: words,
      type: 'message',
      configuration: { act: expect.stringMatching(/^key-start-1\.[a-z0-9]+$/) },
    },
  ]);
});

test('the platform is given both sides, the words and whom to tell, and nothing else (LEG-36, LEG-37)', async () => {
  const { context, sentTo } = observeCalls(createTestPlatform(), 'sara');
  await runOperation(startConversation, handleStartConversation, context, input);
  const body = {
    private_token: 'secret-sara',
    subject: 'Nuovo messaggio',
    body: words,
    type: 'message',
    name: 'Sara Lombardi - Andrea Rinaldi',
    targets: ['pt-rinaldi'],
    admin_list: ['pt-amministrazione'],
    notify: true,
    include_text: false,
    configuration: { act: expect.stringMatching(/^key-start-1\.[a-z0-9]+$/) },
  };
  expect(sentTo('createChat')).toEqual([
    { call: 'createChat', base: 'php', method: 'POST', path: '/custom.php/chat', body },
  ]);
});

test('the e-mail the platform sends of it carries no word of the message (LEG-37)', async () => {
  const platform = createTestPlatform();
  await start(platform, 'sara');
  const sent = platform.db.outbox.list();
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toContain('colloquio');
});

test('a chat that exists is opened and nothing is sent (MSG-04, CHAT-35, LEG-39)', async () => {
  const platform = createTestPlatform();
  const before = platform.db.messages.list();
  const answer = await start(platform, 'giulia');
  expect(answer).toEqual({ status: 200, body: { chat: 'chat-giulia-rinaldi', existed: true } });
  expect(platform.db.messages.list()).toEqual(before);
});

test('words already said in an old chat are not taken for the new message (MSG-04)', async () => {
  const platform = createTestPlatform();
  const [said] = platform.db.messages.list(
    ({ chat, owner }) => chat === 'chat-giulia-rinaldi' && owner === 'pt-giulia',
  );
  const answer = await start(platform, 'giulia', { ...input, text: said?.body });
  expect(answer).toMatchObject({ status: 200, body: { existed: true } });
});

test('two presses with one key make one chat, and both are told it is theirs', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([start(platform, 'sara'), start(platform, 'sara')]);
  const [chat] = chatsOfSara(platform);
  expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ chat: chat?.public_token, existed: false }));
  expect(messagesOfSara(platform)).toHaveLength(1);
});

test('two tabs that write at once make one chat, and the second is told that it existed (CHAT-35)', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([
    start(platform, 'sara'),
    start(platform, 'sara', { ...input, text: 'Buongiorno', idempotencyKey: 'key-start-2' }),
  ]);
  expect(answers.map(({ body }) => body)).toMatchObject([{ existed: false }, { existed: true }]);
  expect(messagesOfSara(platform).map(({ body }) => body)).toEqual([words]);
});

test('a chat made while the answer was lost is recognised, not made again', async () => {
  const platform = createTestPlatform();
  platform.faults.set('createChat', ['connection-lost-after']);
  const answer = await start(platform, 'sara');
  expect(answer).toMatchObject({ status: 200, body: { existed: false } });
  expect(chatsOfSara(platform)).toHaveLength(1);
});

test('an answer that cannot be read is a lost answer too', async () => {
  const platform = createTestPlatform();
  platform.faults.set('createChat', ['html-page']);
  expect(await start(platform, 'sara')).toMatchObject({ status: 200, body: { existed: false } });
  expect(chatsOfSara(platform)).toHaveLength(1);
});

test('a platform that drops the key of a first message is understood by its words', async () => {
  const platform = createTestPlatform();
  const answer = await startOver(platform, async (request) => {
    if (request.call !== 'createChat') return platform.transport(request);
    const { configuration: _dropped, ...message } = JSON.parse(request.body ?? '{}');
    await platform.transport({ ...request, body: JSON.stringify(message) });
    throw new TransportFailure('connection lost', true);
  });
  expect(answer).toMatchObject({ status: 200, body: { existed: false } });
});

test('a chat that another key made meanwhile is opened as one that existed, whatever the other side says in it', async () => {
  const platform = createTestPlatform();
  const answer = await startOver(platform, async (request) => {
    if (request.call !== 'createChat') return platform.transport(request);
    const other = { body: 'Da un altro dispositivo', configuration: { act: 'key-other' } };
    await platform.transport({ ...request, body: JSON.stringify({ ...JSON.parse(request.body ?? '{}'), ...other }) });
    const [message] = messagesOfSara(platform);
    if (message) platform.db.messages.put({ ...message, public_token: 'm-1', owner: 'pt-rinaldi', body: words });
    throw new TransportFailure('connection lost', true);
  });
  expect(answer).toMatchObject({ status: 200, body: { existed: true } });
});

test('where nothing was made, the outcome is told as unknown, and a retry makes the one chat', async () => {
  const platform = createTestPlatform();
  platform.faults.set('createChat', ['status-500']);
  expect(await start(platform, 'sara')).toMatchObject({
    status: 503,
    body: { code: 'legacy_unavailable', outcomeUnknown: true },
  });
  platform.faults.set('createChat', []);
  expect(await start(platform, 'sara')).toMatchObject({ status: 200, body: { existed: false } });
  expect(chatsOfSara(platform)).toHaveLength(1);
});

test.each([
  { who: 'a therapist awaiting approval', therapist: 'pt-serra' },
  { who: 'the administration', therapist: 'pt-amministrazione' },
  { who: 'another patient', therapist: 'pt-giulia' },
  { who: 'oneself', therapist: 'pt-sara' },
  { who: 'nobody', therapist: 'pt-nobody' },
])('$who cannot be written to and is not found (SEARCH-62, SEARCH-63)', async ({ therapist }) => {
  const platform = createTestPlatform();
  const answer = await start(platform, 'sara', { ...input, therapist });
  expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
  expect(chatsOfSara(platform)).toEqual([]);
});

describe('a therapist who has paused new requests', () => {
  test('is not written to by who has no chat with them', async () => {
    const platform = createTestPlatform();
    pauseRequests(platform);
    expect(await start(platform, 'sara')).toEqual({
      status: 409,
      body: { code: 'requests_paused', requestId: expect.any(String) },
    });
    expect(chatsOfSara(platform)).toEqual([]);
  });

  test('is not written to though the directory was read before the pause', async () => {
    const platform = createTestPlatform();
    const context = platform.contextFor('sara');
    await context.directory.find('pt-rinaldi', context.now());
    pauseRequests(platform);
    const answer = await runOperation(startConversation, handleStartConversation, context, input);
    expect(answer).toMatchObject({ status: 409, body: { code: 'requests_paused' } });
  });

  test('is not written to where the platform tells of nobody and the directory knows', async () => {
    const platform = createTestPlatform();
    pauseRequests(platform);
    const refused = new TextEncoder().encode('{"error":"NOT_ALLOWED"}');
    const answer = await startOver(platform, (request) =>
      request.call === 'listUsers' ? Promise.resolve({ status: 200, body: refused }) : platform.transport(request),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'requests_paused' } });
  });

  test('opens the chat there is already (CHAT-35)', async () => {
    const platform = createTestPlatform();
    pauseRequests(platform);
    const answer = await start(platform, 'giulia');
    expect(answer).toEqual({ status: 200, body: { chat: 'chat-giulia-rinaldi', existed: true } });
  });

  test('is written to by a patient of theirs whose chat was deleted', async () => {
    const platform = createTestPlatform();
    pauseRequests(platform);
    platform.db.chats.remove('chat-giulia-rinaldi');
    expect(await start(platform, 'giulia')).toMatchObject({ status: 200, body: { existed: false } });
  });

  test('is not written to by who denied the only appointment there was', async () => {
    const platform = createTestPlatform();
    pauseRequests(platform);
    platform.db.chats.remove('chat-giulia-rinaldi');
    for (const { public_token, configuration } of platform.db.events.list()) {
      platform.db.events.change(public_token, { configuration: { ...configuration, status: 'denied' } });
    }
    expect(await start(platform, 'giulia')).toMatchObject({ status: 409, body: { code: 'requests_paused' } });
  });

  test('is not written to while it cannot be read whether there was an appointment', async () => {
    const platform = createTestPlatform();
    pauseRequests(platform);
    platform.faults.set('listEvents', ['status-500']);
    expect(await start(platform, 'sara')).toEqual({
      status: 503,
      body: { code: 'legacy_unavailable', requestId: expect.any(String) },
    });
    expect(chatsOfSara(platform)).toEqual([]);
  });

  test('has the message that arrived before the pause, whose answer was lost', async () => {
    const platform = createTestPlatform();
    await start(platform, 'sara');
    pauseRequests(platform);
    expect(await start(platform, 'sara')).toMatchObject({ status: 200, body: { existed: false } });
  });

  test('is written to again once requests are taken', async () => {
    const platform = createTestPlatform();
    pauseRequests(platform);
    pauseRequests(platform, null);
    expect(await start(platform, 'sara')).toMatchObject({ status: 200, body: { existed: false } });
  });
});

test('only patients start a chat, and only signed in', async () => {
  const platform = createTestPlatform();
  expect(await start(platform, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(await start(platform, 'serafini')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test.each([
  { what: 'an empty text', field: 'text', change: { text: ' \n ' } },
  { what: 'a text too long', field: 'text', change: { text: 'x'.repeat(4001) } },
  { what: 'a key of another form', field: 'idempotencyKey', change: { idempotencyKey: 'short' } },
  { what: 'a token that is none', field: 'therapist', change: { therapist: 'pt rinaldi' } },
  { what: 'a field nobody asked for', field: '', change: { targets: ['pt-marco'] } },
])('refuses $what before anything is asked', async ({ field, change }) => {
  const platform = createTestPlatform();
  const answer = await start(platform, 'sara', { ...input, ...change });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
  });
  expect(chatsOfSara(platform)).toEqual([]);
});

test.each([
  { call: 'listChats', fault: 'connection-lost-before', status: 503, code: 'legacy_unavailable' },
  { call: 'listUsers', fault: 'html-page', status: 502, code: 'legacy_unreadable' },
  { call: 'session', fault: 'status-500', status: 503, code: 'legacy_unavailable' },
] as const)(
  'with $call failing by $fault nothing is made, and nothing is left unknown',
  async ({ call, fault, status, code }) => {
    const platform = createTestPlatform();
    platform.faults.set(call, [fault]);
    expect(await start(platform, 'sara')).toEqual({ status, body: { code, requestId: expect.any(String) } });
    expect(chatsOfSara(platform)).toEqual([]);
  },
);

function start(platform: TestPlatform, reader: PersonaName | null, asked: object = input) {
  return platform.runAs(reader, startConversation, handleStartConversation, asked);
}

test('an operator may have the words put into the e-mail (LEG-37)', async () => {
  const platform = createTestPlatform();
  const context = platform.contextFor('sara');
  const settings = { ...context.settings, includeMessageText: true };
  await runOperation(startConversation, handleStartConversation, { ...context, settings }, input);
  expect(JSON.stringify(platform.db.outbox.list())).toContain(words);
});

/** Sara starts the chat over the test's own transport. */
function startOver(platform: TestPlatform, transport: LegacyTransport) {
  const context = platform.contextFor('sara');
  const legacy = createLegacyClient({ transport, log: context.log, signal: AbortSignal.timeout(5000), paths: {} });
  return runOperation(startConversation, handleStartConversation, { ...context, legacy }, input);
}

function chatsOfSara({ db }: TestPlatform) {
  return db.chats.list(({ participants }) => participants.includes('pt-sara'));
}

function messagesOfSara(platform: TestPlatform) {
  const chats = chatsOfSara(platform).map(({ public_token }) => public_token);
  return platform.db.messages.list(({ chat }) => chats.includes(chat));
}

/** Pauses Rinaldi's new requests on the platform, as another replica would; null ends it. */
function pauseRequests({ db }: TestPlatform, requests_paused_at: number | null = 1_760_000_000): void {
  const { configuration } = db.users.get('pt-rinaldi') ?? {};
  db.users.change('pt-rinaldi', { configuration: { ...configuration, ascolto: { requests_paused_at } } as never });
}
