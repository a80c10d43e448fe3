import { dayMs, type Instant, shiftInstant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { CouponRow, PlanRow, SignedDocumentRow } from '#mocks/db/rows';
import { daysAgo } from '#mocks/people/moments';

/** A Premium plan paid `paidDaysAgo` days ago, valid for a month from then. */
export function premiumPlan(now: Instant, paidDaysAgo: number): PlanRow {
  return {
    type: 'online+studio',
    amount: '49',
    payment_completed: '1',
    date: daysAgo(now, paidDaysAgo + 180),
    last_payment_date: daysAgo(now, paidDaysAgo),
  };
}

/** The Basic plan, which costs nothing and never ends. */
export function basicPlan(now: Instant, chosenDaysAgo: number): PlanRow {
  return { type: 'online', amount: '0', payment_completed: true, date: daysAgo(now, chosenDaysAgo) };
}

/** The contract of a plan, signed `signedDaysAgo` days ago. */
export function signedContract(plan: PlanRow, now: Instant, signedDaysAgo: number): SignedDocumentRow {
  return {
    type: plan.type,
    signature: `contratto-${plan.type.replace('+', '-')}-${signedDaysAgo}`,
    accepted: '1',
    accepted_at: daysAgo(now, signedDaysAgo),
    is_invalid: false,
  };
}

/** The id of the coupon Serafini has used. */
export const usedCoupon = 'coupon-usato';

/** Coupons of every kind: some that can be applied, and one for each reason why one cannot. */
export function couponRows(now: Instant): CouponRow[] {
  const day = (days: number) => romeDate(shiftInstant(now, days * dayMs));
  const valid = { count: 5, active: '1', expiration: day(60), owner: '' };
  return [
    { id: 'coupon-venti', name: 'BENVENUTA20', type: 'percentage', value: '20', ...valid },
    { id: 'coupon-dieci', name: 'DIECIEURO', type: 'fixed', value: 10, ...valid },
    { id: 'coupon-sessanta', name: 'SESSANTA', type: 'fixed', value: '60', ...valid, expiry: '2' },
    { id: 'coupon-lancio', name: 'TREMESI', type: 'fixed', value: '49', ...valid },
    { id: 'coupon-rinaldi', name: 'PERANDREA', type: 'percentage', value: 50, ...valid, owner: 'pt-rinaldi' },
    { id: usedCoupon, name: 'GIAUSATO', type: 'percentage', value: 10, ...valid },
    { id: 'coupon-scaduto', name: 'SCADUTO', type: 'percentage', value: 10, ...valid, expiration: day(-1) },
    { id: 'coupon-spento', name: 'SPENTO', type: 'percentage', value: 10, ...valid, active: '0' },
    { id: 'coupon-finito', name: 'FINITO', type: 'percentage', value: 10, ...valid, count: '0' },
  ];
}
