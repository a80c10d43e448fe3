import { expect, test } from 'vitest';
import { ratingShares } from '#contracts/reviews/rating-shares';

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
  expect(ratingShares([]).every(({ count, percent }) => count === 0 && percent === 0)).toBe(true);
});
