import { expect, test } from 'vitest';
import { idempotencyMark, isMarked, keyIn } from '#bff/idempotency-mark';
import { OperationFailed } from '#bff/operation-failed';

const asked = idempotencyMark('key-1-of_a', { text: 'Buongiorno' });

test('the same key and content leave the same mark, which holds the key and nothing of the content', () => {
  expect(idempotencyMark('key-1-of_a', { text: 'Buongiorno' })).toBe(asked);
  expect(asked).toMatch(/^key-1-of_a\.[0-9a-z]{1,7}$/);
  expect(keyIn(asked)).toBe('key-1-of_a');
});

test.each([
  ['the same mark', asked, true],
  ['the bare key of an earlier version', 'key-1-of_a', true],
  ['another key', idempotencyMark('key-2-of_a', { text: 'Buongiorno' }), false],
  ['a longer key', 'key-1-of_a-1', false],
  ['none', undefined, false],
])('%s is recognised: %s, %s', (_what, found, is) => {
  expect(isMarked(found, asked)).toBe(is);
});

test('the same key with other content is refused', () => {
  const found = idempotencyMark('key-1-of_a', { text: 'Buonasera' });
  expect(() => isMarked(found, asked)).toThrow(new OperationFailed('key_reused'));
});
