import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Discount } from '#contracts/plans/plan-price';
import type { LegacyCoupon } from '#contracts/plans/plans.legacy';

/** A coupon that may be applied. */
export interface AppliedCoupon {
  readonly id: string;
  readonly discount: Discount;
  /** For how many months a plan bought with it is valid, where the coupon says so. */
  readonly expiryMonths: number | undefined;
}

interface CouponSearch {
  /** As typed. */
  readonly code: string;
  /** The public token of who applies it. */
  readonly user: string;
  /** The ids of the coupons the user has already used. */
  readonly used: readonly string[];
  /** The day in Rome. */
  readonly today: CivilDate;
}

/**
 * The coupon of a code, matched without regard to case. `used` when the user has used it before; `not-found` when it is
 * unknown, used up, inactive, expired or somebody else's. Of coupons of the same name the first that may be applied
 * counts (COUPON-03..09, COUPON-16, AMB-63).
 */
export function judgeCoupon(
  coupons: readonly LegacyCoupon[],
  { code, user, used, today }: CouponSearch,
): AppliedCoupon | 'used' | 'not-found' {
  const named = coupons.filter(({ name, owner }) => isSameCode(name, code) && isFor(owner, user));
  const fresh = named.filter(({ id }) => !used.includes(id));
  for (const coupon of fresh) {
    const applied = appliedOn(coupon, today);
    if (applied) return applied;
  }
  return named.length > fresh.length ? 'used' : 'not-found';
}

function isSameCode(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** A coupon without an owner is for everybody; one whose owner cannot be read is for nobody. */
function isFor(owner: LegacyCoupon['owner'], user: string): boolean {
  return owner === undefined || owner === user;
}

function appliedOn(coupon: LegacyCoupon, today: CivilDate): AppliedCoupon | undefined {
  const { id, type, value = 0, count = 0, active = false, expiration, expiry } = coupon;
  if (id === '' || !type || value <= 0 || count <= 0 || !active) return undefined;
  if (expiration !== undefined && expiration < today) return undefined;
  return { id, discount: { type, valueHundredths: value }, expiryMonths: expiry };
}
