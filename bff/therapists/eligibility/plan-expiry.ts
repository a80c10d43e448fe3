import type { Instant } from '#contracts/kernel/instant';
import { shiftRomeMonths } from '#contracts/kernel/rome-time';

const couponValueThatExtends = 49;
const couponMonthsByDefault = 3;
/** A century: dates do not reach far beyond it, and one odd coupon would break the whole list. */
const couponMonthsAtMost = 1200;

/** The facts from which a plan's end is computed. */
export interface DatedPlan {
  readonly type?: string | undefined;
  readonly date?: Instant | undefined;
  readonly lastPaymentDate?: Instant | undefined;
  readonly coupon?: { readonly value?: number | undefined; readonly expiryMonths?: number | undefined } | undefined;
}

/** When a plan ends; `unknown` when it has no date to count from. */
export type PlanExpiry = Instant | 'never' | 'unknown';

/**
 * The end of a plan: 'online' never ends; any other ends a month after its last payment, or after its date when nothing
 * was paid. A coupon worth 49 or more gives its own number of months, three when it names none. Months are Rome's
 * (STATE-09).
 */
export function planExpiry(plan: DatedPlan): PlanExpiry {
  if (plan.type === 'online') return 'never';
  const from = plan.lastPaymentDate ?? plan.date;
  if (from === undefined) return 'unknown';
  return shiftRomeMonths(from, planMonths(plan));
}

/** Whether the end has been reached; an unknown end counts as past (STATE-08). */
export function hasExpired(expiry: PlanExpiry, now: Instant): boolean {
  if (expiry === 'never') return false;
  return expiry === 'unknown' || expiry <= now;
}

/** For how many months a payment of the plan is valid (STATE-10, STATE-11). */
export function planMonths({ coupon }: Pick<DatedPlan, 'coupon'>): number {
  if ((coupon?.value ?? 0) < couponValueThatExtends) return 1;
  const months = coupon?.expiryMonths ?? 0;
  return months >= 1 ? Math.min(months, couponMonthsAtMost) : couponMonthsByDefault;
}
