import { expect, test } from 'vitest';
import { hasPostcodeAndTown } from '#web/fields/billing/has-postcode-and-town';

test.each([
  ['Via Larga 1, 40121 Bologna BO', true],
  ['via larga 1 - 40121, Bologna', true],
  ['Via Larga 1, 40121\nÀgordo', true],
  ['Friedrichstraße 12, 10117 Berlin', true],
  ['via che non esiste 999', false],
  ['Via Larga 1, Bologna', false],
  ['Via Larga 1, 40121', false],
  ['Via Larga 1, 401210 Bologna', false],
  ['', false],
])('the postcode and the town are seen in %j: %s', (address, seen) => {
  expect(hasPostcodeAndTown(address)).toBe(seen);
});
