import { expect, test } from 'vitest';
import { firstUnread } from '#web/features/chat/conversation/first-unread';

test('finds the first received message that was not seen, passing over own ones the other side has not read', () => {
  const messages = [
    { id: 'seen', own: false, seen: true },
    { id: 'own', own: true, seen: false },
    { id: 'new', own: false, seen: false },
    { id: 'newer', own: false, seen: false },
  ];
  expect(firstUnread(messages)).toBe('new');
  expect(firstUnread(messages.slice(0, 2))).toBeUndefined();
});
