import { expect, test } from 'vitest';
import { lowestPrice } from '#bff/therapists/search/lowest-price';

test.each([
  { prices: [6000, 8000, 9000], lowest: 6000 },
  { prices: [9000, 5500, 7000], lowest: 5500 },
  { prices: [0, undefined, 7000], lowest: 7000 },
  { prices: [null, 8000, undefined], lowest: 8000 },
  { prices: [0, null, undefined], lowest: null },
  { prices: [], lowest: null },
])('of $prices the lowest price is $lowest (SEARCH-81, SEARCH-82)', ({ prices, lowest }) => {
  expect(lowestPrice(prices)).toBe(lowest);
});
