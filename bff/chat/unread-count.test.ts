import { expect, test } from 'vitest';
import { unreadCount } from '#bff/chat/unread-count';

test('counts what was received and not seen, never what was sent (CHAT-33)', () => {
  const messages = [
    { own: false, seen: false },
    { own: false, seen: true },
    { own: true, seen: false },
    { own: true, seen: true },
    { own: false, seen: false },
  ];
  expect(unreadCount(messages)).toBe(2);
  expect(unreadCount([])).toBe(0);
});
