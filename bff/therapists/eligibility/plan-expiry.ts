import type { Instant } from '#contracts/kernel/instant';
import { shiftRomeMonths } from '#contracts/kernel/rome-time';

const couponValueThatExtends = 49;
const couponMonthsByDefault = 3;
/** A century: far beyond it there are no dates, and one odd coupon would cost everybody the list. */
const couponMonthsAtMost = 1200;

/** What a plan must say of itself for its end to be known. */
export interface DatedPlan {
  readonly type?: string | undefined;
  readonly date?: Instant | undefined;
  readonly lastPaymentDate?: Instant | undefined;
  readonly coupon?: { readonly value?: number | undefined; readonly expiryMonths?: number | undefined } | undefined;
}

/** When a plan ends; `unknown` when it has no date to count from. */
export type PlanExpiry = Instant | 'never' | 'unknown';

/**
 * A plan 'online' never ends; any other ends a month after its last payment, or after its date when nothing was paid.
 * A coupon worth 49 or more gives its own months, three when it names none (STATE-09 to 11). Months are Rome's.
 */
export function planExpiry(plan: DatedPlan): PlanExpiry {
  if (plan.type === 'online') return 'never';
  const from = plan.lastPaymentDate ?? plan.date;
  if (from === undefined) return 'unknown';
  return shiftRomeMonths(from, monthsOf(plan));
}

/** Whether that end is here: it is not in the future (STATE-08). An end nobody knows counts as past. */
export function hasExpired(expiry: PlanExpiry, now: Instant): boolean {
  if (expiry === 'never') return false;
  return expiry === 'unknown' || expiry <= now;
}

function monthsOf({ coupon }: DatedPlan): number {
  if ((coupon?.value ?? 0) < couponValueThatExtends) return 1;
  const months = coupon?.expiryMonths ?? 0;
  return months >= 1 ? Math.min(months, couponMonthsAtMost) : couponMonthsByDefault;
}
