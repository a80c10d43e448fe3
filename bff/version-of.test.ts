import { expect, test } from 'vitest';
import { versionOf } from '#bff/version-of';

test('gives equal content the same name and other content another', () => {
  const one = versionOf('{"chats":[{"token":"a","unread":1}]}');
  expect(versionOf('{"chats":[{"token":"a","unread":1}]}')).toBe(one);
  expect(versionOf('{"chats":[{"token":"a","unread":2}]}')).not.toBe(one);
});

test('names an answer in a few characters that are safe anywhere', () => {
  expect(versionOf('{"name":"Niccolò €"}')).toMatch(/^[0-9a-f]{1,8}-[0-9a-f]{1,8}$/);
});
