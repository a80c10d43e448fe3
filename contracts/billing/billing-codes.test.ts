import { expect, test } from 'vitest';
import { isIban } from '#contracts/billing/is-iban';
import { isTaxCode } from '#contracts/billing/is-tax-code';
import { isVatNumber } from '#contracts/billing/is-vat-number';

test.each([
  ['RNLNDR78E22F205W', true, 'in order'],
  ['rnl ndr 78e22 f205w', true, 'in any spacing and case'],
  ['RNLNDR78E22F205X', false, 'with a wrong check letter'],
  ['RNLNDR78E22F20RR', true, 'with a letter for a digit, checked with it (omocodia)'],
  ['RNLNDR78E22F20RW', false, 'with a letter for a digit and the old check letter'],
  ['RNLNDR78E22F205', false, 'cut short'],
  ['RNLNDR78Z22F205W', false, 'with a month that is none'],
  ['01234567897', true, 'of a company'],
  ['01234567890', false, 'of a company, with a wrong check digit'],
  ['', false, 'empty'],
])('a tax code %s is right: %s (%s)', (code, isRight) => {
  expect(isTaxCode(code)).toBe(isRight);
});

test.each([
  ['01234567897', true, 'in order'],
  ['IT 0123 4567 897', true, 'with its country and spaces'],
  ['01234567898', false, 'with a wrong check digit'],
  ['10234567897', false, 'with two digits exchanged'],
  ['0123456789', false, 'cut short'],
  ['', false, 'empty'],
])('a VAT number %s is right: %s (%s)', (number, isRight) => {
  expect(isVatNumber(number)).toBe(isRight);
});

test.each([
  ['IT60X0542811101000000123456', true, 'in order'],
  ['it60 x054 2811 1010 0000 0123 456', true, 'in any spacing and case'],
  ['IT60X0542811101000000123457', false, 'with a wrong digit'],
  ['IT60X054281110100000012345', false, 'cut short'],
  ['DE89370400440532013000', true, 'of another country'],
  ['', false, 'empty'],
])('an IBAN %s is right: %s (%s)', (iban, isRight) => {
  expect(isIban(iban)).toBe(isRight);
});
