import { expect, test } from 'vitest';
import { versionOf } from '#bff/version-of';

test('gives equal content the same name and other content another', async () => {
  const one = await versionOf({ chats: [{ token: 'a', unread: 1 }] });
  expect(await versionOf({ chats: [{ token: 'a', unread: 1 }] })).toBe(one);
  expect(await versionOf({ chats: [{ token: 'a', unread: 2 }] })).not.toBe(one);
});

test('names an answer in 22 characters that are safe anywhere', async () => {
  expect(await versionOf({ name: 'Niccolò €' })).toMatch(/^[0-9a-f]{22}$/);
});
