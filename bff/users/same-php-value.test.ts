import { expect, test } from 'vitest';
import { samePhpValue } from '#bff/users/same-php-value';

test.each<[string, unknown, unknown]>([
  ['a number as text', 49, '49'],
  ['true as 1', true, '1'],
  ['true as a word', true, 'true'],
  ['false as 0', false, '0'],
  ['nothing in its forms', null, ''],
  ['a field that is not there', { a: 1 }, { a: 1, b: '' }],
  ['an empty object as a list', {}, []],
  ['a list as an object with number keys', ['a', 'b'], { 0: 'a', 1: 'b' }],
  ['fields in another order', { a: 1, b: 2 }, { b: '2', a: '1' }],
])('%s is the same value', (_what, one, other) => {
  expect(samePhpValue(one, other)).toBe(true);
});

test.each<[string, unknown, unknown]>([
  ['another text', 'Anna', 'Ana'],
  ['another order of a list', ['a', 'b'], ['b', 'a']],
  ['a shorter list', ['a', 'b'], ['a']],
  ['something instead of nothing', '', 'x'],
  ['true instead of false', true, false],
])('%s is another value', (_what, one, other) => {
  expect(samePhpValue(one, other)).toBe(false);
});
