import { expect, test } from 'vitest';
import { postalCodeDoubt } from '#web/features/informed-consent/postal-code-doubt';

test.each(['00010', '20159', ' 98168 ', '', '000', 'abcde'])('"%s" is not doubted', (code) => {
  expect(postalCodeDoubt(code)).toBeUndefined();
});

test.each(['00000', '00009', '98169', '99999'])('"%s" is used by no Italian town (CONSENT-06)', (code) => {
  expect(postalCodeDoubt(code)).toBe('Nessun comune italiano ha questo CAP.');
});
