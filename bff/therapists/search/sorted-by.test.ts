import { expect, test } from 'vitest';
import { pageWindow } from '#bff/therapists/search/page-window';
import { shuffled, shuffledOrder } from '#bff/therapists/search/shuffled-order';
import { sortedBy } from '#bff/therapists/search/sorted-by';

const listed = Array.from({ length: 40 }, (_, at) => ({
  token: `pt-${at}`,
  premium: at % 4 === 0,
  requestsPaused: at % 9 === 0,
  averageRating: at % 5 === 0 ? null : (at % 3) + 3,
  lowestPriceCents: at % 7 === 0 ? null : (at % 6) * 1000 + 4000,
}));

test('without a sort the visit’s order stands, Premium first and paused requests last (SEARCH-75)', () => {
  expect(sortedBy(listed, 'default', 'v')).toEqual(shuffledOrder(listed, 'v'));
});

test('by rating the highest average comes first and whoever has none last (SEARCH-75)', () => {
  const ratings = sortedBy(listed, 'rating', 'v').map(({ averageRating }) => averageRating);
  expect(ratings.slice(0, 32)).toEqual(ratings.slice(0, 32).toSorted((one, other) => (other ?? 0) - (one ?? 0)));
  expect(ratings.slice(32)).toEqual(Array(8).fill(null));
});

test('by price the lowest comes first and whoever has none last (SEARCH-75)', () => {
  const prices = sortedBy(listed, 'price', 'v').map(({ lowestPriceCents }) => lowestPriceCents);
  expect(prices.slice(0, 34)).toEqual(prices.slice(0, 34).toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  expect(prices.slice(34)).toEqual(Array(6).fill(null));
});

test.each(['rating', 'price'] as const)(
  'sorted by %s, what is equal stays as the visit drew it, Premium or not (SEARCH-75, SEARCH-76)',
  (sort) => {
    const equal = listed.map((therapist) => ({ ...therapist, averageRating: 4, lowestPriceCents: 5000 }));
    expect(sortedBy(equal, sort, 'v')).toEqual(shuffled(equal, 'v'));
    expect(sortedBy(equal, sort, 'v')).toEqual(sortedBy(equal.toReversed(), sort, 'v'));
    expect(sortedBy(equal, sort, 'v')).not.toEqual(sortedBy(equal, sort, 'another'));
  },
);

test.each([
  { total: 20, page: 0, isFiltered: false, shown: { from: 0, until: 9, hasMore: true }, id: 'SEARCH-74' },
  { total: 20, page: 2, isFiltered: false, shown: { from: 18, until: 20, hasMore: false }, id: 'SEARCH-72' },
  { total: 18, page: 1, isFiltered: false, shown: { from: 9, until: 18, hasMore: false }, id: 'SEARCH-72' },
  { total: 20, page: 7, isFiltered: false, shown: { from: 20, until: 20, hasMore: false }, id: 'SEARCH-72' },
  { total: 0, page: 0, isFiltered: false, shown: { from: 0, until: 0, hasMore: false }, id: 'SEARCH-74' },
  { total: 20, page: 0, isFiltered: true, shown: { from: 0, until: 10, hasMore: false }, id: 'SEARCH-70' },
  { total: 4, page: 0, isFiltered: true, shown: { from: 0, until: 4, hasMore: false }, id: 'SEARCH-70' },
  { total: 20, page: 1, isFiltered: true, shown: { from: 10, until: 10, hasMore: false }, id: 'SEARCH-71' },
])('of $total, page $page shows $shown.from to $shown.until: $id', ({ shown, ...asked }) => {
  expect(pageWindow(asked)).toEqual(shown);
});
