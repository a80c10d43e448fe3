import { expect, test } from 'vitest';
import { averageRating } from '#contracts/reviews/average-rating';

test.each([
  { ratings: [5], average: 5 },
  { ratings: [5, 4], average: 4.5 },
  { ratings: [5, 4, 4], average: 4.3 },
  { ratings: [5, 5, 4], average: 4.7 },
  { ratings: [5, 4, 4, 4], average: 4.3 },
  { ratings: [1, 1, 1, 1, 1, 1, 2], average: 1.1 },
])('the ratings $ratings make $average, to one decimal (CONST-07, THER-12)', ({ ratings, average }) => {
  expect(averageRating(ratings)).toEqual({ average, count: ratings.length });
});

test('without ratings there is no average (THER-13)', () => {
  expect(averageRating([])).toBeNull();
});
