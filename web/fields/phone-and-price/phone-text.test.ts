import { expect, test } from 'vitest';
import { phoneCharacters, phoneDoubt, phoneParts, phoneText } from '#web/fields/phone-and-price/phone-text';

test.each([
  ['+39 (0)2-555 0199', '+39 (0)2-555 0199'],
  ['347.555/0199', '3475550199'],
  ['tel: 347 int. 2', ' 347  2'],
  ['3475550199 (casa)', '3475550199 '],
])('of "%s" only what a number is written with stays (REG-43)', (typed, kept) => {
  expect(phoneCharacters(typed)).toBe(kept);
});

test.each([
  ['+39 347 555 0199', '+39', '347 555 0199'],
  ['+393475550199', '+39', '3475550199'],
  ['+44 20 7946 0000', '+44', '20 7946 0000'],
  ['0044 20 7946 0000', '+44', '20 7946 0000'],
  ['00 33 612345678', '+33', '612345678'],
  ['(+33) 612345678', '+33', '612345678'],
  ['+1-202-555-0123', '+1', '202-555-0123'],
  ['+39 347 ', '+39', '347 '],
  ['347 555 0199', '+39', '347 555 0199'],
  ['347.555/0199', '+39', '3475550199'],
  ['02 555 0199', '+39', '02 555 0199'],
  ['+999 1234', '+39', '+999 1234'],
  ['393475550199', '+39', '3475550199'],
  ['39 347 555 0199', '+39', '347 555 0199'],
  ['39347555019', '+39', '347555019'],
  ['393 475 5501', '+39', '393 475 5501'],
  ['3934755501999', '+39', '3934755501999'],
  ['390255501990', '+39', '390255501990'],
  ['', '+39', ''],
])('"%s" has the prefix %s and the number "%s"', (text, prefix, number) => {
  expect(phoneParts(text)).toEqual({ prefix, number });
});

test('a number that names no prefix stays with the chosen one', () => {
  expect(phoneParts('20 7946 0000', '+44')).toEqual({ prefix: '+44', number: '20 7946 0000' });
  expect(phoneParts('393475550199', '+44')).toEqual({ prefix: '+44', number: '393475550199' });
});

test.each([
  ['+39', '347 555 0199', '+39 347 555 0199'],
  ['+44', '', ''],
  ['+44', '  ', ''],
  ['+39', '+999 1234', '+999 1234'],
])('the prefix %s and the number "%s" are kept as "%s"', (prefix, number, text) => {
  expect(phoneText({ prefix, number })).toBe(text);
});

test.each([
  ['34712', 'Il numero sembra troppo corto.'],
  ['02 55', 'Il numero sembra troppo corto.'],
  ['347 555 0199', undefined],
  ['0577 12', undefined],
  ['', undefined],
])('of the number "%s" it is said: %s', (number, said) => {
  expect(phoneDoubt({ prefix: '+39', number })).toBe(said);
});
