import { secondsFromInstant } from '#contracts/kernel/instant';
import { planPrice } from '#contracts/plans/plan-price';
import type { CouponRow, PlanPurchaseRow, PlanRow, UserRow } from '#mocks/db/rows';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';

/** What a plan costs with a coupon, in cents. */
export function planDue(plan: PlanPurchaseRow['plan'], coupon: CouponRow | undefined): { net: number; vat: number } {
  const name = plan === 'online' ? 'basic' : 'premium';
  const discount = coupon && { type: coupon.type, valueHundredths: Math.round(Number(coupon.value) * 100) };
  const { netCents: net, vatCents: vat } = planPrice(name, discount);
  return { net, vat };
}

/** The coupon with that id, if there is one left; an empty id is none. */
export function couponFor({ db }: Platform, id: string): CouponRow | undefined {
  if (id === '') return undefined;
  const coupon = db.coupons.get(id);
  if (!coupon || Number(coupon.count) <= 0) throw new PlatformRefused('COUPON_NOT_VALID');
  return coupon;
}

/** Gives the buyer the plan, keeps the coupon with it and takes one from the coupon's count. */
export function settlePlan(platform: Platform, purchase: Omit<PlanPurchaseRow, 'public_token' | 'is_paid'>): void {
  const { db, now } = platform;
  const { user: token, plan, coupon: id, net, vat } = purchase;
  const user = db.users.get(token);
  if (!user) throw new Error(`Nobody is there to buy ${plan}.`);
  const coupon = couponFor(platform, id);
  const at = secondsFromInstant(now());
  const current_plan = planRow(user, { plan, coupon, at });
  const { subscriptions = [], corsi } = user.manager_configuration;
  const paid = net + vat > 0 ? [{ price: (net + vat) / 100, date: at, invoice: [] }] : [];
  db.users.change(token, {
    public_configuration: { ...user.public_configuration, current_plan },
    manager_configuration: {
      ...user.manager_configuration,
      current_plan,
      subscriptions: [...(subscriptions as unknown[]), ...paid],
      corsi: coupon ? { ...(corsi as object), applied_coupon: id } : corsi,
    },
  });
  if (coupon) db.coupons.change(id, { count: Number(coupon.count) - 1 });
}

interface Bought {
  readonly plan: PlanPurchaseRow['plan'];
  readonly coupon: CouponRow | undefined;
  /** Unix seconds. */
  readonly at: number;
}

/** A plan that is renewed keeps the day it began. */
function planRow({ manager_configuration: { current_plan } }: UserRow, { plan, coupon, at }: Bought): PlanRow {
  const begun = current_plan?.type === plan ? current_plan.date : at;
  if (plan === 'online') return { type: plan, amount: '0', payment_completed: '1', date: begun };
  const kept = coupon && {
    id: coupon.id,
    value: coupon.value,
    ...(coupon.expiry === undefined ? {} : { expiry: coupon.expiry }),
  };
  return {
    type: plan,
    amount: '49',
    payment_completed: '1',
    date: begun,
    last_payment_date: at,
    ...(kept ? { coupon: kept } : {}),
  };
}
