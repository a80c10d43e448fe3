import { expect, test } from 'vitest';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { listToChange, objectToChange, textToChange } from '#bff/users/php-parts';

const refused = 'refused';
const list = ['uno', 'due'];

test.each([
  { value: undefined, object: {}, rows: [], text: '' },
  { value: null, object: {}, rows: [], text: '' },
  { value: '', object: {}, rows: [], text: '' },
  { value: [], object: {}, rows: [], text: '' },
  { value: {}, object: {}, rows: [], text: refused },
  { value: { iban: 'x' }, object: { iban: 'x' }, rows: refused, text: refused },
  { value: { 0: 'uno', 2: 'due' }, object: { 0: 'uno', 2: 'due' }, rows: list, text: refused },
  { value: list, object: refused, rows: list, text: refused },
  { value: '{"iban":"x"}', object: refused, rows: refused, text: '{"iban":"x"}' },
  { value: 7, object: refused, rows: refused, text: '7' },
  { value: true, object: refused, rows: refused, text: refused },
])('$value is changed only in a form that keeps all of it (LEGACY-13)', ({ value, object, rows, text }) => {
  expect(orRefused(() => objectToChange(value, 'field'))).toEqual(object);
  expect(orRefused(() => listToChange(value, 'field'))).toEqual(rows);
  expect(orRefused(() => textToChange(value, 'field'))).toEqual(text);
});

function orRefused(change: () => unknown): unknown {
  try {
    return change();
  } catch (failure) {
    if (failure instanceof LegacyUnreadable && failure.paths.join() === 'field') return refused;
    throw failure;
  }
}
