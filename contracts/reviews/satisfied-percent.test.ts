import { expect, test } from 'vitest';
import { satisfiedPercent } from '#contracts/reviews/satisfied-percent';

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
