import { expect, test } from 'vitest';
import { noFilter, therapistFilter } from '#contracts/therapists/therapist-filter';

const isTaken = (change: object) => therapistFilter.safeParse({ ...noFilter, ...change }).success;

test.each([
  { field: 'gender', values: ['uomo', 'donna', 'altro'], id: 'SEARCH-27' },
  { field: 'age', values: ['under35', '35-50', 'over50'], id: 'SEARCH-28' },
  { field: 'service', values: ['single', 'couple', 'family'], id: 'SEARCH-29' },
])('$field is a list of $values and of nothing else ($id)', ({ field, values }) => {
  expect(isTaken({ [field]: [] })).toBe(true);
  expect(isTaken({ [field]: values })).toBe(true);
  expect(isTaken({ [field]: values[0] })).toBe(false);
  const schema = therapistFilter.shape[field as 'gender' | 'age' | 'service'];
  expect(schema.safeParse(['anything else']).error?.issues).toMatchObject([{ code: 'invalid_value', values }]);
});

test('the therapy type is online, online+studio or none (SEARCH-25)', () => {
  expect(['online', 'online+studio', null].map((therapy) => isTaken({ therapy }))).toEqual([true, true, true]);
  const { error } = therapistFilter.shape.therapy.safeParse('studio');
  expect(error?.issues).toMatchObject([{ code: 'invalid_value', values: ['online', 'online+studio'] }]);
});
