import { expect, test } from 'vitest';
import type { ChatSummary } from '#contracts/chat/chat.api';
import { matchingChats } from '#web/features/chat/list/matching-chats';
import { otherName } from '#web/features/chat/other-name';

const chats = [
  chat({ token: 'a', name: 'Andrea Rinaldi', text: 'A lunedì' }),
  chat({ token: 'b', name: 'Niccolò D’Amico', text: 'Perché no?' }),
  chat({ token: 'c', name: 'Ufficio', text: 'Benvenuta', kind: 'administration' }),
];

test.each([
  ['', ['a', 'b', 'c']],
  ['  rinaldi ', ['a']],
  ['NICCOLO', ['b']],
  ['andrea lunedi', ['a']],
  ['perche', ['b']],
  ['amministrazione', ['c']],
  ['ufficio', []],
  ['nessuno', []],
])('finds by "%s" the chats that hold every word, whatever case and accents (CHAT-02)', (sought, found) => {
  expect(matchingChats(chats, sought).map(({ token }) => token)).toEqual(found);
});

test('calls the administration by that name alone (CHAT-11, MSG-09)', () => {
  expect(chats.map(({ otherSide }) => otherName(otherSide))).toEqual([
    'Andrea Rinaldi',
    'Niccolò D’Amico',
    'amministrazione',
  ]);
});

function chat(of: { token: string; name: string; text: string; kind?: 'administration' }): ChatSummary {
  return {
    token: of.token,
    otherSide: { token: `pt-${of.token}`, kind: of.kind ?? 'professional', name: of.name, pictureUrl: null },
    lastMessage: { kind: 'text', text: of.text, sentAt: '2026-11-23T09:00:00.000Z', own: false },
    unread: 0,
  };
}
