import { expect, test } from 'vitest';
import { handleDeleteConversation } from '#bff/chat/delete-conversation';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { TransportFailure } from '#bff/legacy/legacy-transport';
import { runOperation } from '#bff/run-operation';
import { deleteConversation } from '#contracts/chat/chat.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const chat = 'chat-giulia-rinaldi';

test.each<PersonaName>(['giulia', 'rinaldi'])(
  '%s removes the chat for both sides, and no other (CHAT-41, GUARD-48, GUARD-61)',
  async (reader) => {
    const platform = createTestPlatform();
    const others = platform.db.chats.list(({ public_token }) => public_token !== chat);
    expect(await remove(platform, reader)).toEqual({ status: 200, body: {} });
    expect(platform.db.chats.list()).toEqual(others);
  },
);

test('a chat that is gone already is not found, also for the second of two presses', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([remove(platform, 'giulia'), remove(platform, 'giulia')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  expect(await remove(platform, 'rinaldi')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test.each(['connection-lost-after', 'html-page', 'empty-body'] as const)(
  'a chat that is gone though the answer had %s counts as removed (CHAT-45)',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set('deleteChat', [fault]);
    expect(await remove(platform, 'giulia')).toEqual({ status: 200, body: {} });
  },
);

test('a chat that is still there is told as it is: the outcome is unknown (CHAT-46)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('deleteChat', ['connection-lost-before']);
  expect(await remove(platform, 'giulia')).toMatchObject({
    status: 503,
    body: { code: 'legacy_unavailable', outcomeUnknown: true },
  });
  expect(platform.db.chats.get(chat)).toBeDefined();
});

test('where nobody can tell whether the chat is gone, nobody says that it is', async () => {
  const platform = createTestPlatform();
  const context = platform.contextFor('giulia');
  const legacy = createLegacyClient({
    transport: async (request) => {
      if (request.call !== 'deleteChat') return platform.transport(request);
      platform.faults.set('listChats', ['status-500']);
      throw new TransportFailure('connection lost', true);
    },
    log: context.log,
    signal: AbortSignal.timeout(5000),
    paths: {},
  });
  const answer = await runOperation(deleteConversation, handleDeleteConversation, { ...context, legacy }, { chat });
  expect(answer).toMatchObject({ status: 503, body: { code: 'legacy_unavailable', outcomeUnknown: true } });
});

test.each<{ reader: PersonaName; wanted: string }>([
  { reader: 'marco', wanted: chat },
  { reader: 'serafini', wanted: chat },
  { reader: 'giulia', wanted: 'chat-nobody' },
])('$reader cannot remove $wanted, and does not learn whether it exists', async ({ reader, wanted }) => {
  const platform = createTestPlatform();
  const before = platform.db.chats.list();
  const answer = await remove(platform, reader, { chat: wanted });
  expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
  expect(platform.db.chats.list()).toEqual(before);
});

test('a visitor is asked to sign in', async () => {
  expect(await remove(createTestPlatform(), null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test.each([{}, { chat: '' }, { chat: [chat] }, { chat, forBoth: false }])('refuses the input %o', async (input) => {
  const answer = await remove(createTestPlatform(), 'giulia', input);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test.each([
  { fault: 'status-500', status: 503, code: 'legacy_unavailable' },
  { fault: 'cut-short', status: 502, code: 'legacy_unreadable' },
] as const)('where the chats cannot be read ($fault) nothing is removed', async ({ fault, status, code }) => {
  const platform = createTestPlatform();
  platform.faults.set('listChats', [fault]);
  expect(await remove(platform, 'giulia')).toEqual({ status, body: { code, requestId: expect.any(String) } });
  expect(platform.db.chats.get(chat)).toBeDefined();
});

function remove(platform: TestPlatform, reader: PersonaName | null, input: object = { chat }) {
  return platform.runAs(reader, deleteConversation, handleDeleteConversation, input);
}
