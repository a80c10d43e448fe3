import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, tabStorage } from '#web/storage/browser-storage';

afterEach(() => vi.unstubAllGlobals());

function throwing(): never {
  throw new DOMException('Denied.', 'SecurityError');
}

const full = { getItem: () => null, setItem: throwing, removeItem: () => undefined, key: () => null, length: 0 };
const blocked = new Proxy({}, { get: throwing });

test.each([
  ['is full', full],
  ['is blocked', blocked],
  ['is missing', null],
])('remembers until the page is left when the storage %s', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  deviceStorage.set('key', 'text');
  expect([deviceStorage.get('key'), deviceStorage.get('other'), deviceStorage.keys()]).toEqual(['text', null, ['key']]);
  deviceStorage.remove('key');
  expect([deviceStorage.get('key'), deviceStorage.keys()]).toEqual([null, []]);
});

test('writes into the storage of the browser where there is one', () => {
  tabStorage.set('key', 'text');
  expect([sessionStorage.getItem('key'), tabStorage.keys()]).toEqual(['text', ['key']]);
  tabStorage.remove('key');
  expect(sessionStorage.getItem('key')).toBeNull();
});
