import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromEuro, centsFromPriceText, priceText } from '#contracts/kernel/euro-cents';

test.each([
  { euro: 49.9, cents: 4990 },
  { euro: 49.899999999999999, cents: 4990 },
  { euro: 0.1 + 0.2, cents: 30 },
  { euro: 1.005, cents: 101 },
  { euro: 1.004, cents: 100 },
  { euro: 0, cents: 0 },
  { euro: -12.5, cents: -1250 },
])('$euro euro are $cents cents', ({ euro, cents }) => {
  expect(centsFromEuro(euro)).toBe(cents);
});

test.each([
  { text: '60,00 €', cents: 6000 },
  { text: '0,00 €', cents: 0 },
  { text: '49,9', cents: 4990 },
  { text: '60', cents: 6000 },
  { text: '60.00', cents: 6000 },
  { text: '1.234,50 €', cents: 123450 },
  { text: '1.234', cents: 123400 },
  { text: '1234,50€', cents: 123450 },
  { text: '€ 60,00', cents: 6000 },
  { text: '60,00\u00a0€', cents: 6000 },
])('reads the price "$text" (APPT-102)', ({ text, cents }) => {
  expect(centsFromPriceText(text)).toBe(cents);
});

test.each(['', '€', 'gratis', '-60,00 €', '60,000', '6 0', '1.23.4', '60,00 $', '9'.repeat(30)])(
  'finds no price in "%s"',
  (text) => {
    expect(centsFromPriceText(text)).toBeUndefined();
  },
);

test.each([
  { cents: 0, text: '0,00 €' },
  { cents: 5, text: '0,05 €' },
  { cents: 6000, text: '60,00 €' },
  { cents: 123450, text: '1.234,50 €' },
  { cents: 123456789, text: '1.234.567,89 €' },
  { cents: -150, text: '-1,50 €' },
  { cents: -5, text: '-0,05 €' },
])('writes $cents cents as $text (APPT-33, APPT-35)', ({ cents, text }) => {
  expect(priceText(cents)).toBe(text);
});

test('a price that was written reads back, and no text makes the reader throw', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (cents) => {
      expect(centsFromPriceText(priceText(cents))).toBe(cents);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cents = centsFromPriceText(text);
      expect(cents === undefined || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
    }),
  );
});
