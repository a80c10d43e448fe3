import { expect, test } from 'vitest';
import { handleReadConversation } from '#bff/chat/read-conversation';
import { readConversation } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

type Conversation = OperationOutput<typeof readConversation>;
const chat = 'chat-giulia-rinaldi';

test('both sides read the same messages, oldest first, each knowing the own ones (CHAT-05, CHAT-16, CHAT-17)', async () => {
  const platform = createTestPlatform();
  const giulia = await conversation('giulia', platform);
  const rinaldi = await conversation('rinaldi', platform);
  expect(giulia.otherSide).toMatchObject({ token: 'pt-rinaldi', kind: 'professional', name: 'Andrea Rinaldi' });
  expect(rinaldi.otherSide).toMatchObject({ token: 'pt-giulia', kind: 'patient', name: 'Giulia Moretti' });
  expect(giulia.messages.length).toBeGreaterThan(5);
  expect(giulia.messages.map(({ sentAt }) => sentAt)).toEqual(giulia.messages.map(({ sentAt }) => sentAt).toSorted());
  expect(rinaldi.messages.map(({ id, own }) => ({ id, own }))).toEqual(
    giulia.messages.map(({ id, own }) => ({ id, own: !own })),
  );
});

test('the cards of a chat name their appointments and hide the marker (CHAT-18, CHAT-19, CHAT-20)', async () => {
  const { messages } = await conversation('giulia');
  const cards = messages.map(({ content }) => content).filter(({ kind }) => kind === 'appointment');
  expect(cards[0]).toMatchObject({ appointment: 'event-giulia-past' });
  for (const card of cards) expect(card.text).not.toContain('event_pt');
});

test('pictures and files lead to our own address, bound to the chat (CHAT-21, CHAT-22)', async () => {
  const platform = createTestPlatform();
  const [first] = platform.db.messages.list((message) => message.chat === chat);
  if (!first) throw new Error('The chat of the seed is empty.');
  platform.db.messages.put({
    ...first,
    public_token: 'm-1',
    media_url: 'disegno.png',
    creation_timestamp: 4_000_000_000,
  });
  platform.db.messages.put({
    ...first,
    public_token: 'm-2',
    media_url: 'lettera.pdf',
    creation_timestamp: 4_000_000_001,
  });
  const { messages } = await conversation('giulia', platform);
  expect(messages.slice(-2).map(({ content }) => content)).toMatchObject([
    { kind: 'image', url: '/files/chat/chat-giulia-rinaldi/disegno.png' },
    { kind: 'file', url: '/files/chat/chat-giulia-rinaldi/lettera.pdf', name: 'lettera.pdf' },
  ]);
});

test.each<{ reader: PersonaName; wanted: string }>([
  { reader: 'marco', wanted: 'chat-giulia-rinaldi' },
  { reader: 'serafini', wanted: 'chat-giulia-rinaldi' },
  { reader: 'rinaldi', wanted: 'chat-giulia-serafini' },
  { reader: 'giulia', wanted: 'chat-nobody' },
])('$wanted is not found by $reader, whether it exists or not', async ({ reader, wanted }) => {
  const answer = await ask(reader, createTestPlatform(), { chat: wanted });
  expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
});

test('a chat whose other side has vanished is not found', async () => {
  const platform = createTestPlatform();
  platform.db.users.remove('pt-rinaldi');
  expect(await ask('giulia', platform, { chat })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('asked again with its version, an unchanged chat is a few bytes', async () => {
  const platform = createTestPlatform();
  const { version } = (await ask('giulia', platform, { chat })).body as { version: string };
  expect(await ask('giulia', platform, { chat, version })).toEqual({ status: 200, body: { version } });
});

test('a visitor is asked to sign in', async () => {
  const answer = await ask(null, createTestPlatform(), { chat });
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test.each([{}, { chat: '' }, { chat: '../chat' }, { chat: 5 }, { chat, reader: 'pt-marco' }])(
  'refuses the input %o',
  async (input) => {
    const answer = await ask('giulia', createTestPlatform(), input);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  },
);

test.each([
  { fault: 'connection-lost-before', status: 503, code: 'legacy_unavailable' },
  { fault: 'empty-body', status: 502, code: 'legacy_unreadable' },
] as const)('a platform with $fault answers $code', async ({ fault, status, code }) => {
  const platform = createTestPlatform();
  platform.faults.set('listChats', [fault]);
  expect(await ask('giulia', platform, { chat })).toEqual({ status, body: { code, requestId: expect.any(String) } });
});

function ask(reader: PersonaName | null, platform: TestPlatform, input: object) {
  return platform.runAs(reader, readConversation, handleReadConversation, input);
}

async function conversation(reader: PersonaName, platform = createTestPlatform()): Promise<Conversation> {
  const { status, body } = await ask(reader, platform, { chat });
  expect(status).toBe(200);
  return (body as { value: Conversation }).value;
}
