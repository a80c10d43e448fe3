import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxCodeDoubt } from '#contracts/payments/tax-code-doubt';

const giulia = '1993-03-14';

test.each([
  { code: 'MRTGLI93C54F205D', born: giulia, doubt: null, what: 'a woman’s, whose day counts from 40' },
  { code: 'FRRMRC85P02F205L', born: '1985-09-02', doubt: null, what: 'a man’s' },
  { code: ' mrt gli 93c54 f205d ', born: giulia, doubt: null, what: 'in any spacing and case' },
  { code: 'MRTGLI93C54F205D', born: null, doubt: null, what: 'with no birth date to compare' },
  { code: 'MRTGLI93C54F20RY', born: giulia, doubt: null, what: 'with a letter for a digit of the place' },
  { code: 'MRTGLIVPC54F205E', born: giulia, doubt: null, what: 'with letters for the year' },
  { code: 'MRTGLI93C5QF205A', born: giulia, doubt: null, what: 'with a letter for the day' },
  { code: 'MRTGLI93C54F205X', born: giulia, doubt: 'checksum', what: 'with a wrong check letter' },
  { code: 'MRTGLI93C54F20RD', born: giulia, doubt: 'checksum', what: 'with a letter for a digit, checked without it' },
  { code: 'MRTGLI93C54F205', born: giulia, doubt: 'checksum', what: 'a character short' },
  { code: 'ABCDEFGH', born: null, doubt: 'checksum', what: 'of eight characters' },
  { code: 'MRTGLI93C54F205D', born: '1994-03-14', doubt: 'birth-date', what: 'of another year' },
  { code: 'MRTGLI93C54F205D', born: '1993-04-14', doubt: 'birth-date', what: 'of another month' },
  { code: 'MRTGLI93C54F205D', born: '1993-03-15', doubt: 'birth-date', what: 'of another day' },
  { code: 'MRTGLIVPC54F205E', born: '1992-03-14', doubt: 'birth-date', what: 'of another year, in letters' },
  { code: '01234567897', born: giulia, doubt: 'vat-number', what: 'a VAT number' },
  { code: 'IT01234567897', born: null, doubt: 'vat-number', what: 'a VAT number with its country' },
  { code: '01234567890', born: null, doubt: 'checksum', what: 'eleven digits that are no VAT number' },
  { code: '', born: giulia, doubt: null, what: 'empty, which is refused' },
  { code: 'MRTGLI9', born: giulia, doubt: null, what: 'of seven characters, which is refused' },
])('$code ($what), born $born: $doubt', ({ code, born, doubt }) => {
  expect(taxCodeDoubt(code, born)).toBe(doubt);
});

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void taxCodeDoubt(text, giulia)));
});
