import { expect, test } from 'vitest';
import { postalCodeIn } from '#web/features/informed-consent/postal-code-in';

test.each([
  ['Via Garibaldi 8, 20121 Milano MI, Italia', '20121'],
  ['Milano MI, Italia', undefined],
  ['Via 12345, Roma RM, Italia', undefined],
])('the postal code of %s is %s', (written, code) => {
  expect(postalCodeIn(written)).toBe(code);
});
