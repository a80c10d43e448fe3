import type { RequestHandler } from 'msw';
import { findCoupons, purchasePlan } from '#contracts/plans/plans.legacy';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { addressOfPage } from '#mocks/payments/address-of-page';
import { planPaymentPath } from '#mocks/plans/plan-payment-page';
import { couponFor, planDue, settlePlan } from '#mocks/plans/settle-plan';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/**
 * Plans and coupons. Every request for a page makes another purchase, as a careless platform would: only one of them is
 * to be handed out.
 */
export function createPlansHandlers(platform: Platform): RequestHandler[] {
  const { db } = platform;
  return [
    legacyHandler(platform, findCoupons, ({ private_token }) => {
      userByToken(platform, private_token);
      return { coupons: db.coupons.list() };
    }),
    legacyHandler(platform, purchasePlan, ({ private_token, selected_plan: plan, coupon_id: coupon }, { origin }) => {
      const { public_token: user } = userByToken(platform, private_token);
      const purchase = { user, plan, coupon, ...planDue(plan, couponFor(platform, coupon)) };
      if (purchase.net + purchase.vat === 0) {
        settlePlan(platform, purchase);
        return {};
      }
      const public_token = db.nextToken('acquisto');
      db.planPurchases.put({ public_token, ...purchase, is_paid: false });
      return { link: addressOfPage(platform, public_token, `${origin}${planPaymentPath}?acquisto=`) };
    }),
  ];
}
