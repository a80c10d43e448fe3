import { expect, test } from 'vitest';
import { identicalPhpValue, samePhpValue } from '#bff/users/same-php-value';

test.each<[string, unknown, unknown]>([
  ['a number as text', 49, '49'],
  ['zero as text', 0, '0'],
  ['true as 1', true, '1'],
  ['true as a word', true, 'true'],
  ['false as 0', false, '0'],
  ['nothing in its forms', null, ''],
  ['a field that is not there', { a: 1 }, { a: 1, b: '' }],
  ['an empty object as a list', {}, []],
  ['a list as an object with number keys', ['a', 'b'], { 0: 'a', 1: 'b' }],
  ['fields in another order', { a: 1, b: 2 }, { b: '2', a: '1' }],
  ['a timestamp in milliseconds', { since: 1_795_424_400 }, { since: '1795424400000' }],
  ['a day in the other order', '2027-08-09', '09/08/2027'],
  ['a day as a timestamp', [{ from: '2027-08-09' }], [{ from: 1_817_762_400 }]],
])('%s is the same value', (_what, one, other) => {
  expect(samePhpValue(one, other)).toBe(true);
});

test.each<[string, unknown, unknown]>([
  ['another text', 'Anna', 'Ana'],
  ['another order of a list', ['a', 'b'], ['b', 'a']],
  ['a shorter list', ['a', 'b'], ['a']],
  ['something instead of nothing', '', 'x'],
  ['true instead of false', true, false],
  ['false instead of true', { a: '0' }, { a: '1' }],
  ['another moment', 1_795_424_400, '1795424401000'],
  ['a number three digits longer', '3471234', '3471234000'],
  ['another day', '2027-08-09', '08/09/2027'],
  ['a timestamp of another day', '2027-08-09', 1_817_762_399],
  ['what is no day', '2027-08-09', 'domani'],
  ['an object instead of text', { a: '1' }, '1'],
])('%s is another value', (_what, one, other) => {
  expect(samePhpValue(one, other)).toBe(false);
});

test.each<[string, unknown, unknown]>([
  ['a number as text', { a: 7 }, { a: '7' }],
  ['nothing in its forms', { a: null }, { b: '' }],
  ['an empty object as a list', {}, []],
  ['a list as an object with number keys', ['a', 'b'], { 0: 'a', 1: 'b' }],
  ['a flag', { a: true }, { a: true }],
])('%s is identical', (_what, one, other) => {
  expect(identicalPhpValue(one, other)).toBe(true);
});

test.each<[string, unknown, unknown]>([
  ['a telephone number three digits longer', '1700000000', '1700000000000'],
  ['a name made of a day in the other order', '2026-01-05', '05/01/2026'],
  ['a name that reads like a flag', '1', 'true'],
  ['a flag as a word', true, 'true'],
  ['zero instead of nothing', '0', ''],
  ['a text of another day', '2027-08-09', 1_817_762_400],
])('%s is not identical', (_what, one, other) => {
  expect(identicalPhpValue(one, other)).toBe(false);
});
