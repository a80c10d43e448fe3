import { expect, test } from 'vitest';
import type { ChatSummary } from '#contracts/chat/chat.api';
import { withoutInSight } from '#web/features/chat/in-sight';

const chat = (token: string, unread: number): ChatSummary => ({
  token,
  otherSide: { kind: 'patient', token: `pt-${token}`, name: token, pictureUrl: null },
  lastMessage: null,
  unread,
});
const list = { chats: [chat('a', 2), chat('b', 1)], unread: 3 };

test('no message of the conversation in sight is counted, neither beside it nor in the total (CHAT-33)', () => {
  expect(withoutInSight(list, 'a')).toEqual({ chats: [chat('a', 0), chat('b', 1)], unread: 1 });
});

test.each([null, 'gone'])('with %s in sight every message is counted', (token) => {
  expect(withoutInSight(list, token)).toBe(list);
});
