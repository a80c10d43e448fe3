import { describe, expect, test } from 'vitest';
import { basicFeePercent } from '#contracts/plans/fee-bands';
import { planCosts, premiumRanges } from '#contracts/plans/plan-costs';

describe('the Basic fee falls with the sessions of the month', () => {
  test.each([
    [0, 30],
    [10, 30],
    [11, 28],
    [20, 28],
    [21, 25],
    [30, 25],
    [31, 22],
    [40, 22],
    [41, 20],
    [50, 20],
    [51, 18],
    [400, 18],
  ])('%i sessions: %i % (CONST-06, CONST-13, PLAN-10)', (sessions, percent) => {
    expect(basicFeePercent(sessions)).toBe(percent);
  });
});

describe('what each plan would have cost for one’s own sessions, VAT on fee and price alike (PLAN-08, PLAN-10, PLAN-16)', () => {
  const month = (sessions: number, grossCents: number) => ({ sessions, grossCents });

  test.each([
    { what: 'one month', months: [month(10, 70_000)], basic: 25_620, premium: 15_372 + 5978 },
    {
      what: 'each month in its own band',
      months: [month(10, 70_000), month(11, 77_000)],
      basic: 25_620 + 26_303,
      premium: 15_372 + 16_909 + 2 * 5978,
    },
    {
      what: 'a month without sessions costs Premium its price',
      months: [month(0, 0), month(1, 7000)],
      basic: 2562,
      premium: 1260 + 277 + 2 * 5978,
    },
    { what: 'half a cent of fee is rounded up', months: [month(1, 5)], basic: 2, premium: 1 + 5978 },
    { what: 'from 51 on only the price differs', months: [month(51, 357_000)], basic: 78_397, premium: 78_397 + 5978 },
    { what: 'VAT decides which is cheaper', months: [month(16, 127_000)], basic: 43_383, premium: 27_889 + 5978 },
  ])('$what', ({ months, basic, premium }) => {
    expect(planCosts(months)).toEqual({ basicCents: basic, premiumCents: premium });
  });

  test.each([
    { what: 'no month', months: [] },
    { what: 'no session', months: [month(0, 0), month(0, 0)] },
    { what: 'nothing paid', months: [month(3, 0)] },
  ])('with $what it says that it does not know', ({ months }) => {
    expect(planCosts(months)).toBeUndefined();
  });
});

describe('the numbers of sessions for which Premium costs less', () => {
  test.each([
    {
      price: 7000,
      ranges: [{ from: 6, to: 50 }],
    },
    {
      price: 3000,
      ranges: [
        { from: 17, to: 20 },
        { from: 24, to: 30 },
      ],
    },
    { price: 1000, ranges: [] },
    { price: 50_000, ranges: [{ from: 1, to: 50 }] },
  ])('at $price cents', ({ price, ranges }) => {
    expect(premiumRanges(price)).toEqual(ranges);
  });
});
