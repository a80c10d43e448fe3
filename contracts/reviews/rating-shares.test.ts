import { expect, test } from 'vitest';
import { ratingShares, satisfiedPercent } from '#contracts/reviews/rating-shares';

test('counts each number of stars and rounds its share to one decimal (REV-03, REV-04)', () => {
  expect(ratingShares([5, 5, 4])).toEqual([
    { stars: 5, count: 2, percent: 66.7 },
    { stars: 4, count: 1, percent: 33.3 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 0, percent: 0 },
  ]);
});

test('shares are zero, not a division by zero, without reviews (REV-13)', () => {
  expect(ratingShares([]).map(({ count, percent }) => [count, percent])).toEqual(Array(5).fill([0, 0]));
});

test.each([
  { ratings: [], percent: 0 },
  { ratings: [5], percent: 100 },
  { ratings: [4], percent: 100 },
  { ratings: [3], percent: 0 },
  { ratings: [1, 2, 3], percent: 0 },
  { ratings: [5, 4, 3], percent: 66.7 },
  { ratings: [5, 1, 1], percent: 33.3 },
  { ratings: [...Array<number>(7).fill(4), 1], percent: 87.5 },
  { ratings: [...Array<number>(199).fill(5), 1], percent: 99.5 },
])('of $ratings $percent % are satisfied: four stars or five (REV-06, REV-13)', ({ ratings, percent }) => {
  expect(satisfiedPercent(ratings)).toBe(percent);
});
