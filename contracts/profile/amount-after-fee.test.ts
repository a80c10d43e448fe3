import { expect, test } from 'vitest';
import { amountAfterFee, amountsAfterFee } from '#contracts/profile/amount-after-fee';

test.each([
  [7_000, 18, 5_740],
  [7_000, 30, 4_900],
  [5_000, 28, 3_600],
  [9_999, 18, 8_199],
  // A fee of 0,125 € is one of 13 cents.
  [50, 25, 37],
  [1, 30, 1],
  [0, 18, 0],
])('of %i cents with a fee of %i%% the professional receives %i (AMB-42)', (cents, percent, received) => {
  expect(amountAfterFee(cents, percent)).toBe(received);
});

test.each([
  ['online+studio', { least: 5_740, most: 5_740 }],
  ['online', { least: 4_900, most: 5_740 }],
] as const)('of 70 € the plan %s leaves from %o (CONST-05, CONST-13)', (plan, received) => {
  expect(amountsAfterFee(7_000, plan)).toEqual(received);
});
