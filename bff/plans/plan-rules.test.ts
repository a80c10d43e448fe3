import { describe, expect, test } from 'vitest';
import type { NamedPlan } from '#bff/plans/chosen-plan';
import { offeredPlans, whyNotSold } from '#bff/plans/offered-plans';
import { planEnding } from '#bff/plans/plan-ending';
import { dayMs, type Instant, instantFromIso, shiftInstant } from '#contracts/kernel/instant';

const now = instantFromIso('2026-11-23T17:00:00Z');
const inDays = (days: number): Instant => shiftInstant(now, days * dayMs);

/** A Premium plan paid on that day; 23 October ends on the day of `now`. */
const premium = (paid: Instant, coupon?: NamedPlan['coupon']): NamedPlan => ({
  name: 'premium',
  type: 'online+studio',
  paymentCompleted: true,
  lastPaymentDate: paid,
  coupon,
});
const basic: NamedPlan = { name: 'basic', type: 'online', paymentCompleted: true, date: inDays(-900) };
const launch = { value: 49, expiryMonths: undefined };

describe('the end of a plan is announced in time (PLAN-23, STATE-08, STATE-10, STATE-11)', () => {
  const cases = [
    { what: 'Basic', plan: basic, ending: null },
    { what: 'paid today', plan: premium(now), ending: null },
    { what: '7 days and a second before', plan: premium(shiftInstant(inDays(-23), 1000)), ending: null },
    { what: '7 days before', plan: premium(inDays(-23)), ending: 'within-7-days' },
    {
      what: 'the moment before',
      plan: premium(shiftInstant(instantFromIso('2026-10-23T16:00:00Z'), 1000)),
      ending: 'within-7-days',
    },
    { what: 'the moment itself', plan: premium(instantFromIso('2026-10-23T16:00:00Z')), ending: 'expired' },
    { what: 'of three months, 31 days before', plan: premium(inDays(-61), launch), ending: null },
    { what: 'of three months, 29 days before', plan: premium(inDays(-63), launch), ending: 'within-30-days' },
    { what: 'not paid, 50 days old', plan: { ...premium(inDays(-50)), paymentCompleted: false }, ending: null },
    { what: 'without any date', plan: { ...premium(now), lastPaymentDate: undefined }, ending: 'expired' },
  ] as const;

  test.each(cases)('$what: $ending', ({ plan, ending }) => {
    expect(planEnding(plan, now)).toBe(ending);
  });
});

describe('which plans are sold to whom (BILL-04, BILL-20, AMB-49)', () => {
  const unpaid = { ...premium(now), paymentCompleted: false };

  test.each([
    { what: 'no plan', own: undefined, offers: ['basic', 'premium'] },
    { what: 'one that is not paid', own: unpaid, offers: ['basic', 'premium'] },
    { what: 'Basic', own: basic, offers: ['premium'] },
    { what: 'a fresh Premium', own: premium(now), offers: [] },
    { what: 'a Premium of 30 days to go', own: premium(inDays(-63), launch), offers: [] },
    { what: 'a Premium about to end', own: premium(inDays(-25)), offers: ['premium'] },
    { what: 'an expired Premium', own: premium(inDays(-50)), offers: ['premium'] },
  ])('with $what: $offers', ({ own, offers }) => {
    expect(offeredPlans(own, now)).toEqual(offers);
  });

  test('and why another is not', () => {
    expect(whyNotSold('basic', basic, now)).toBe('already_active');
    expect(whyNotSold('premium', premium(now), now)).toBe('already_active');
    expect(whyNotSold('basic', premium(inDays(-50)), now)).toBe('only_by_administration');
  });
});
