import { expect, test } from 'vitest';
import { hourMs, shiftInstant } from '#contracts/kernel/instant';
import { createTabSession } from '#mocks/browser/tab-session';
import { sessionFor, testNow } from '#mocks/start-in-vitest';
import { memoryStorage } from '#mocks/testing/memory-storage';

const giulia = sessionFor('giulia', testNow);

test('a tab keeps its session over a reload and forgets it at the end', async () => {
  const storage = memoryStorage();
  createTabSession('key', storage, () => testNow).replace(giulia);
  const reloaded = createTabSession('key', storage, () => testNow);
  expect(reloaded.read()).toEqual(giulia);
  await reloaded.clear();
  expect(reloaded.read()).toBeNull();
});

test('a session that has ended is none', () => {
  const storage = memoryStorage();
  createTabSession('key', storage, () => testNow).replace(giulia);
  expect(createTabSession('key', storage, () => shiftInstant(testNow, hourMs)).read()).toBeNull();
});

test('what is no session is none', () => {
  const storage = memoryStorage();
  storage.setItem('key', '{"sid":7}');
  expect(createTabSession('key', storage, () => testNow).read()).toBeNull();
});
