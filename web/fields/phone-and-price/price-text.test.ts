import { expect, test } from 'vitest';
import { priceRanges } from '#contracts/registration/registration-options';
import { priceRangeText, shownPrice, steppedPrice, typedPrice } from '#web/fields/phone-and-price/price-text';

test.each([
  ['70', 7_000],
  ['70,00', 7_000],
  ['70.00', 7_000],
  ['70 €', 7_000],
  ['€ 70', 7_000],
  ['72,50', 7_250],
  ['', null],
  ['  ', null],
  ['settanta', Number.NaN],
  ['-70', Number.NaN],
])('"%s" is read as %s cents', (typed, cents) => {
  expect(typedPrice(typed)).toBe(cents);
});

test.each([
  [7_000, '70'],
  [7_250, '72,50'],
  [null, ''],
  [Number.NaN, ''],
])('%s cents are shown as "%s"', (cents, shown) => {
  expect(shownPrice(cents)).toBe(shown);
});

test.each([
  { from: null, direction: 1, to: 4_000 },
  { from: null, direction: -1, to: 4_000 },
  { from: 7_000, direction: 1, to: 7_500 },
  { from: 7_000, direction: -1, to: 6_500 },
  { from: 7_200, direction: 1, to: 7_500 },
  { from: 7_200, direction: -1, to: 7_000 },
  { from: 14_000, direction: 1, to: 14_000 },
  { from: 4_000, direction: -1, to: 4_000 },
  { from: 100, direction: 1, to: 4_000 },
  { from: 90_000, direction: -1, to: 14_000 },
] as const)('a step $direction from $from leads to $to, within the range', ({ from, direction, to }) => {
  expect(steppedPrice(from, direction, priceRanges.single)).toBe(to);
});

test.each([
  ['single', 'da 40 a 140 €, a passi di 5 €'],
  ['couple', 'da 55 a 185 €, a passi di 5 €'],
  ['family', 'da 50 a 185 €, a passi di 5 €'],
] as const)('the range of a %s session is told in words (REG-97)', (kind, words) => {
  expect(priceRangeText(priceRanges[kind])).toBe(words);
});
