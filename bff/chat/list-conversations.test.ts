import { expect, test } from 'vitest';
import { handleListConversations } from '#bff/chat/list-conversations';
import { runOperation } from '#bff/run-operation';
import { listConversations } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

type Conversations = OperationOutput<typeof listConversations>;

test('a patient sees the own chats, the one spoken in last first, and who is at the other side (CHAT-01, CHAT-11)', async () => {
  const { chats } = await conversationsOf('giulia');
  expect(chats.map(({ token, otherSide }) => ({ chat: token, ...otherSide }))).toEqual([
    {
      chat: 'chat-giulia-rinaldi',
      token: 'pt-rinaldi',
      kind: 'professional',
      name: 'Andrea Rinaldi',
      pictureUrl: '/files/media/ritratto-pt-rinaldi.png',
    },
    {
      chat: 'chat-giulia-serafini',
      token: 'pt-serafini',
      kind: 'professional',
      name: 'Chiara Serafini',
      pictureUrl: '/files/media/ritratto-pt-serafini.png',
    },
    {
      chat: 'chat-giulia-amministrazione',
      kind: 'administration',
      name: 'amministrazione',
      pictureUrl: null,
    },
  ]);
});

test('a professional sees the patients who wrote, by name and picture alone (CHAT-01, CHAT-17)', async () => {
  const { chats } = await conversationsOf('rinaldi');
  const marco = chats.find(({ token }) => token === 'chat-marco-rinaldi');
  expect(marco?.otherSide).toEqual({ token: 'pt-marco', kind: 'patient', name: 'Marco Ferri', pictureUrl: null });
  expect(marco?.lastMessage).toMatchObject({ kind: 'text', text: 'Sì, meglio la mattina presto.', own: false });
  expect(JSON.stringify(chats)).not.toMatch(/@example\.it|\+39|chat-giulia-serafini/);
});

test('what was received and not seen is counted, chat by chat and in all (CHAT-03, CHAT-33)', async () => {
  const platform = createTestPlatform();
  const { chats, unread } = await conversationsOf('giulia', platform);
  const waiting = platform.db.messages.list(
    ({ chat, owner, seen }) => chat.includes('giulia') && owner !== 'pt-giulia' && !seen,
  );
  expect(waiting.length).toBeGreaterThan(0);
  expect(unread).toBe(waiting.length);
  expect(chats[0]?.unread).toBe(waiting.filter(({ chat }) => chat === 'chat-giulia-rinaldi').length);
});

test('the last message of a chat with a card is its notice without the marker (CHAT-18, CHAT-20)', async () => {
  const { chats } = await conversationsOf('giulia');
  const card = chats.find(({ token }) => token === 'chat-giulia-serafini')?.lastMessage;
  expect(card?.kind).toBe('appointment');
  expect(card?.text).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
});

test('somebody who has written to nobody sees no chats (CHAT-10)', async () => {
  expect(await conversationsOf('sara')).toEqual({ chats: [], unread: 0 });
});

test('asked again with its version, an unchanged list is a few bytes', async () => {
  const platform = createTestPlatform();
  const first = await ask('giulia', platform);
  const { version } = first.body as { version: string };
  expect(await ask('giulia', platform, { version })).toEqual({ status: 200, body: { version } });
});

test("the platform's manners change nothing of the list", async () => {
  const clean = await conversationsOf('giulia');
  const platform = createTestPlatform();
  platform.faults.set('listChats', [
    'php-notices',
    'byte-order-mark',
    'numbers-as-text',
    'lists-as-objects',
    'milliseconds',
  ]);
  expect(await conversationsOf('giulia', platform)).toEqual(clean);
});

test('a chat whose other side has vanished is left out, the others are shown', async () => {
  const platform = createTestPlatform();
  platform.db.users.remove('pt-serafini');
  const { chats } = await conversationsOf('giulia', platform);
  expect(chats.map(({ token }) => token)).toEqual(['chat-giulia-rinaldi', 'chat-giulia-amministrazione']);
});

test('a chat whose token cannot travel is left out, the others are shown', async () => {
  const platform = createTestPlatform();
  const chat = { name: '', participants: ['pt-sara', 'pt-rinaldi'], admin_list: [] };
  platform.db.chats.put({ ...chat, public_token: 'chat/../odd' });
  platform.db.chats.put({ ...chat, public_token: 'chat-sara' });
  const { chats } = await conversationsOf('sara', platform);
  expect(chats).toMatchObject([{ token: 'chat-sara', lastMessage: null, unread: 0 }]);
});

test('a visitor is asked to sign in, and so is who holds a token the platform forgot', async () => {
  const platform = createTestPlatform();
  expect(await ask(null, platform)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  const context = platform.contextFor('giulia');
  platform.db.users.change('pt-giulia', { private_token: 'secret-renewed' });
  const answer = await runOperation(listConversations, handleListConversations, context, {});
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(context.session.read()).toBeNull();
});

test('refuses an input it does not know', async () => {
  const answer = await ask('giulia', createTestPlatform(), { owner: 'pt-marco' });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test.each([
  { fault: 'connection-lost-after', status: 503, code: 'legacy_unavailable' },
  { fault: 'status-500', status: 503, code: 'legacy_unavailable' },
  { fault: 'html-page', status: 502, code: 'legacy_unreadable' },
  { fault: 'cut-short', status: 502, code: 'legacy_unreadable' },
] as const)('a platform with $fault answers $code', async ({ fault, status, code }) => {
  const platform = createTestPlatform();
  platform.faults.set('listChats', [fault]);
  expect(await ask('giulia', platform)).toEqual({ status, body: { code, requestId: expect.any(String) } });
});

function ask(reader: PersonaName | null, platform: TestPlatform, input: object = {}) {
  return platform.runAs(reader, listConversations, handleListConversations, input);
}

async function conversationsOf(reader: PersonaName, platform = createTestPlatform()): Promise<Conversations> {
  const { status, body } = await ask(reader, platform);
  expect(status).toBe(200);
  return (body as { value: Conversations }).value;
}
