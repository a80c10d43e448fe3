import type { PlanName } from '#contracts/plans/plan-names';

/** A month of each plan in cents, without VAT (PLAN-07, PLAN-09). */
const monthlyNetCents: Readonly<Record<PlanName, number>> = { basic: 0, premium: 4900 };

/** Value added tax, in percent of what is left of the price after the discount (PLAN-16). */
export const vatPercent = 22;

/**
 * What a coupon takes off. The value counts hundredths: of a percent for a percentage (1250 is 12.5 %), of a euro for a
 * fixed amount.
 */
export interface Discount {
  readonly type: 'percentage' | 'fixed';
  readonly valueHundredths: number;
}

/** A price in whole cents; net plus VAT is the total. */
export interface PlanPrice {
  readonly priceCents: number;
  readonly discountCents: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
}

/**
 * The price of a plan for a month, in cents: the discount is never below 0 and never above the price, and halves of a
 * cent are rounded up in discount and VAT alike (PLAN-16, COUPON-14, COUPON-15).
 */
export function planPrice(plan: PlanName, discount?: Discount): PlanPrice {
  const priceCents = monthlyNetCents[plan];
  const discountCents = discount ? discountOf(priceCents, discount) : 0;
  const netCents = priceCents - discountCents;
  const vatCents = vatOn(netCents);
  return { priceCents, discountCents, netCents, vatCents, totalCents: netCents + vatCents };
}

/** The VAT on a net price, in cents, half a cent rounded up. */
export function vatOn(netCents: number): number {
  return share(netCents, vatPercent, 100);
}

function discountOf(priceCents: number, { type, valueHundredths }: Discount): number {
  const value = Math.max(0, valueHundredths);
  const wanted = type === 'fixed' ? value : share(priceCents, value, 10_000);
  return Math.min(priceCents, wanted);
}

/** So many parts of a whole, in cents, halves rounded up; whole numbers all the way. */
function share(cents: number, parts: number, whole: number): number {
  return Math.floor((2 * cents * parts + whole) / (2 * whole));
}
