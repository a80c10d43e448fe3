import * as z from 'zod';
import { ascoltoToChange } from '#bff/users/ascolto-part';
import { listToChange } from '#bff/users/php-parts';
import { usedCouponsField } from '#contracts/plans/plans.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** So many ids are kept, the latest; nobody is given as many coupons. */
const mostKept = 200;
/** So many payment pages are kept, the latest. */
const mostPages = 50;

const keptLists = z.object(usedCouponsField);
type CouponPage = z.output<typeof keptLists>['coupon_pages'][number];

/**
 * The ids of the coupons a professional has used: those kept by this program, the ones in the platform's two places,
 * which the next purchase overwrites, and those of pages that were paid beside another (COUPON-09, AMB-63).
 */
export function usedCoupons(user: LegacyUser): string[] {
  const { corsi, current_plan } = user.manager_configuration;
  const kept = user.configuration.ascolto?.used_coupons ?? [];
  const known = distinct([...kept, corsi.applied_coupon, current_plan.coupon.id]);
  return distinct([...known, ...paidBesideThem(user, known)]);
}

/**
 * The coupons of the pages that were paid, though the platform has forgotten them over the one that was paid last:
 * since such a page was handed out, more receipts of its total have come than pages with known coupons account for.
 */
function paidBesideThem(user: LegacyUser, known: readonly string[]): string[] {
  const pages = user.configuration.ascolto?.coupon_pages ?? [];
  const isPaid = ({ total, receipts }: CouponPage) => {
    const accounted = pages.filter(
      (one) => one.total === total && one.receipts >= receipts && known.includes(one.coupon),
    );
    return receiptsOf(user, total) - receipts > accounted.length;
  };
  return pages.filter(isPaid).map(({ coupon }) => coupon);
}

function receiptsOf({ manager_configuration: { subscriptions } }: LegacyUser, totalCents: number): number {
  return subscriptions.filter(({ price }) => price === totalCents).length;
}

/** The list to keep in the user: what is kept there already, with these ids added, each once. */
export function withUsedCoupons(user: UserRecord, used: readonly (string | undefined)[]): unknown[] {
  const kept = listToChange(ascoltoToChange(user)['used_coupons'], 'used_coupons');
  const known = kept.map(String);
  return [...kept, ...distinct(used).filter((id) => !known.includes(id))].slice(-mostKept);
}

/** A purchase as far as its coupon goes. */
interface CouponPurchase {
  /** The coupon's id; undefined without one. */
  readonly coupon: string | undefined;
  readonly totalCents: number;
  /** Whether it is active already, without a page to be paid on. */
  readonly isActive: boolean;
}

/**
 * What is to be kept in the record of who buys: the coupons used, as `before` shows them, and the coupon of the
 * purchase, among them once the plan is active and otherwise with its page.
 */
export function keptCoupons(record: UserRecord, before: LegacyUser, { coupon, totalCents, isActive }: CouponPurchase) {
  const used_coupons = withUsedCoupons(record, [...usedCoupons(before), isActive ? coupon : undefined]);
  if (isActive || coupon === undefined) return { used_coupons };
  const page = { coupon, total: totalCents / 100, receipts: receiptsOf(before, totalCents) };
  return {
    used_coupons,
    coupon_pages: [...listToChange(ascoltoToChange(record)['coupon_pages'], 'coupon_pages'), page].slice(-mostPages),
  };
}

function distinct(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined && id !== ''))] as string[];
}
