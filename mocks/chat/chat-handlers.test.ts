import { describe, expect, test } from 'vitest';
import {
  createChat,
  deleteChat,
  listChats,
  markSeen,
  noticeChatAppend,
  noticeChatCreate,
  sendMessage,
} from '#contracts/chat/chat.legacy';
import { personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const byGiulia = { private_token: personas.giulia.privateToken };
const byMarco = { private_token: personas.marco.privateToken };
const byRinaldi = { private_token: personas.rinaldi.privateToken };
const chat = { public_token_recipient: 'chat-giulia-rinaldi' };
const text = { subject: 'Messaggio', body: 'Una cosa delicata', type: 'message' } as const;

function setUp() {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { legacy } = platform.contextFor(null);
  const chatsOf = async (by: { private_token: string }) => (await legacy.call(listChats, by)).recipients;
  const chatOf = async (by: { private_token: string }, token: string) =>
    (await chatsOf(by)).find(({ public_token }) => public_token === token);
  return { platform, legacy, chatsOf, chatOf };
}

describe('chats', () => {
  test('come with the other side’s type and each message from the reader’s side', async () => {
    const { chatOf } = setUp();
    const [hers, his] = [await chatOf(byGiulia, 'chat-giulia-rinaldi'), await chatOf(byRinaldi, 'chat-giulia-rinaldi')];
    expect([hers?.group_type, his?.group_type]).toEqual(['dottore', 'paziente']);
    expect(hers?.messages.map(({ isOwner }) => isOwner)).toEqual(his?.messages.map(({ isOwner }) => !isOwner));
    expect((await chatOf(byGiulia, 'chat-giulia-amministrazione'))?.group_type).toBe('amministrazione');
  });

  test('are answered to those who take part in them, and to nobody else', async () => {
    const { legacy, chatsOf } = setUp();
    expect((await chatsOf(byMarco)).map(({ public_token }) => public_token)).toEqual(['chat-marco-rinaldi']);
    for (const attempt of [
      legacy.call(sendMessage, { ...byMarco, ...chat, ...text, media_url: '', configuration: {}, notify: false }),
      legacy.call(markSeen, { ...byMarco, ...chat, seen: true }),
      legacy.call(deleteChat, { ...byMarco, ...chat }),
    ]) {
      await expect(attempt).rejects.toMatchObject({ refusal: 'RECIPIENT_NOT_FOUND' });
    }
  });

  test('are read by the one who marks them: the other side’s messages, not the own ones', async () => {
    const { legacy, chatOf } = setUp();
    const sent = { ...byGiulia, ...chat, ...text, media_url: '', configuration: {}, notify: false };
    await legacy.call(sendMessage, sent);
    await legacy.call(markSeen, { ...byGiulia, ...chat, seen: true });
    const messages = (await chatOf(byGiulia, 'chat-giulia-rinaldi'))?.messages ?? [];
    expect(messages.filter(({ isOwner, seen }) => !isOwner && !seen)).toEqual([]);
    expect(messages.at(-1)).toMatchObject({ isOwner: true, seen: false });
  });

  test('are gone for both sides when one deletes, messages included', async () => {
    const { platform, legacy, chatOf } = setUp();
    await legacy.call(deleteChat, { ...byRinaldi, ...chat });
    expect(await chatOf(byGiulia, 'chat-giulia-rinaldi')).toBeUndefined();
    expect(platform.db.messages.list((message) => message.chat === 'chat-giulia-rinaldi')).toEqual([]);
  });
});

describe('messages', () => {
  test('keep the key they were sent with', async () => {
    const { legacy, chatOf } = setUp();
    const message = { ...byGiulia, ...chat, ...text, media_url: '', notify: false };
    const sent = await legacy.call(sendMessage, { ...message, configuration: { act: 'key-of-giulia-1' } });
    expect(sent).toMatchObject({ body: 'Una cosa delicata', isOwner: true, configuration: { act: 'key-of-giulia-1' } });
    expect((await chatOf(byGiulia, 'chat-giulia-rinaldi'))?.messages.at(-1)?.configuration.act).toBe('key-of-giulia-1');
  });

  test('notify the other side with an e-mail that says nothing of them', async () => {
    const { platform, legacy } = setUp();
    const message = { ...byGiulia, ...chat, ...text, media_url: '', configuration: {} };
    await legacy.call(sendMessage, { ...message, notify: false });
    expect(platform.db.outbox.list()).toEqual([]);
    await legacy.call(sendMessage, { ...message, notify: true });
    const outbox = platform.db.outbox.list();
    expect(outbox.map(({ to }) => to)).toEqual([personas.rinaldi.email]);
    expect(JSON.stringify(outbox)).not.toMatch(/delicata|Giulia|Moretti/);
  });
});

describe('a new chat', () => {
  const first = { ...text, name: 'Sara Lombardi - Andrea Rinaldi', admin_list: [], notify: true };
  const bySara = { private_token: personas.sara.privateToken };

  test('stands at both sides with its first message', async () => {
    const { legacy, chatOf } = setUp();
    const request = { ...bySara, ...first, targets: ['pt-rinaldi'], include_text: false };
    const { recipient } = await legacy.call(createChat, { ...request, configuration: { act: 'key-of-sara-1' } });
    expect((await chatOf(byRinaldi, recipient))?.messages).toMatchObject([
      { body: 'Una cosa delicata', isOwner: false, seen: false, configuration: { act: 'key-of-sara-1' } },
    ]);
    expect(await chatOf(bySara, recipient)).toBeDefined();
  });

  test('carries the text in its e-mail only when told to', async () => {
    const { platform, legacy } = setUp();
    for (const include_text of [false, true]) {
      await legacy.call(createChat, { ...bySara, ...first, targets: ['pt-rinaldi'], include_text });
    }
    const texts = platform.db.outbox.list().map((email) => email.text);
    expect(texts.map((sent) => sent.includes('delicata'))).toEqual([false, true]);
  });

  test('needs somebody to talk to', async () => {
    const { legacy } = setUp();
    for (const targets of [[], ['pt-nobody']]) {
      const answer = legacy.call(createChat, { ...bySara, ...first, targets, include_text: false });
      await expect(answer).rejects.toMatchObject({ refusal: 'USER_NOT_FOUND' });
    }
  });
});

describe('an appointment’s card', () => {
  const notice = {
    subject: 'Event Notification',
    body: '24/11/2026 10:00 event_pt:event-x',
    type: 'message',
    name: 'Marco Ferri - Andrea Rinaldi',
    admin_list: [] as string[],
  } as const;

  test('is added to a chat there is', async () => {
    const { legacy, chatOf } = setUp();
    await legacy.call(noticeChatAppend, { ...byRinaldi, ...notice, public_token_recipient: 'chat-marco-rinaldi' });
    const last = (await chatOf(byMarco, 'chat-marco-rinaldi'))?.messages.at(-1);
    expect(last).toMatchObject({ subject: 'Event Notification', body: notice.body, isOwner: false });
  });

  test('opens the chat there is not', async () => {
    const { legacy, chatsOf } = setUp();
    await legacy.call(noticeChatCreate, { ...byRinaldi, ...notice, targets: ['pt-sara'] });
    const [chat] = await chatsOf({ private_token: personas.sara.privateToken });
    expect(chat?.messages).toMatchObject([{ subject: 'Event Notification' }]);
  });
});
