import { expect, test } from 'vitest';
import { handleMarkRead } from '#bff/chat/mark-read';
import { markRead } from '#contracts/chat/chat.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const chat = 'chat-giulia-rinaldi';

test('what the reader received is seen from now on, in that chat and for that reader only (CHAT-32, LEG-79)', async () => {
  const platform = createTestPlatform();
  const waiting = unseen(platform);
  const received = waiting.filter((message) => message.chat === chat && message.owner === 'pt-rinaldi');
  expect(received.length).toBeGreaterThan(0);
  expect(waiting.length).toBeGreaterThan(received.length);
  expect(await mark(platform, 'giulia')).toEqual({ status: 200, body: {} });
  expect(unseen(platform)).toEqual(waiting.filter((message) => !received.includes(message)));
});

test('where nothing waits the platform is not troubled', async () => {
  const platform = createTestPlatform();
  await mark(platform, 'giulia');
  platform.faults.set('markSeen', ['status-500']);
  expect(await mark(platform, 'giulia')).toEqual({ status: 200, body: {} });
});

test.each<{ reader: PersonaName; wanted: string }>([
  { reader: 'marco', wanted: chat },
  { reader: 'serafini', wanted: chat },
  { reader: 'giulia', wanted: 'chat-nobody' },
])('$reader cannot mark $wanted, and does not learn whether it exists', async ({ reader, wanted }) => {
  const platform = createTestPlatform();
  const before = platform.db.messages.list();
  const answer = await mark(platform, reader, { chat: wanted });
  expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
  expect(platform.db.messages.list()).toEqual(before);
});

test('a visitor is asked to sign in', async () => {
  expect(await mark(createTestPlatform(), null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test.each([{}, { chat: '' }, { chat: null }, { chat, seen: false }])('refuses the input %o', async (input) => {
  const answer = await mark(createTestPlatform(), 'giulia', input);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test.each([
  { call: 'listChats', fault: 'connection-lost-before', status: 503, code: 'legacy_unavailable' },
  { call: 'markSeen', fault: 'connection-lost-after', status: 503, code: 'legacy_unavailable' },
  { call: 'markSeen', fault: 'html-page', status: 502, code: 'legacy_unreadable' },
] as const)(
  'a platform whose $call has $fault answers $code; asking again is safe',
  async ({ call, fault, status, code }) => {
    const platform = createTestPlatform();
    platform.faults.set(call, [fault]);
    expect(await mark(platform, 'giulia')).toEqual({ status, body: { code, requestId: expect.any(String) } });
  },
);

test.each(['connection-lost-after', 'html-page', 'cut-short', 'empty-body'] as const)(
  'whoever wrote learns that it was read though the answer was lost (%s)',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set('markSeen', [fault]);
    await mark(platform, 'giulia');
    expect(platform.told).toContainEqual({ to: 'pt-rinaldi', queries: markRead.affects, from: null });
  },
);

test('a chat that the other side deletes meanwhile is not found', async () => {
  const platform = createTestPlatform();
  const held = platform.heldCalls.hold('markSeen');
  const marking = mark(platform, 'giulia');
  await held.received();
  platform.db.chats.remove(chat);
  held.release();
  expect(await marking).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

function mark(platform: TestPlatform, reader: PersonaName | null, input: object = { chat }) {
  return platform.runAs(reader, markRead, handleMarkRead, input);
}

function unseen({ db }: TestPlatform) {
  return db.messages.list(({ seen }) => !seen);
}
