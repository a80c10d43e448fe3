import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpBoolean,
  phpDay,
  phpEuroCents,
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientOr,
  phpLenientText,
  phpList,
  phpNumber,
  phpObject,
  phpOptional,
  phpOrEmpty,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';
import { paymentPage } from '#contracts/payments/payment-page';

/**
 * Buys a plan: asks for the page on which it is paid. An answer without `link` means that nothing is to be paid and the
 * plan stands (AMB-48). `email_available` and `username_available` refuse where they are false (LEGACY-35..37).
 */
export const purchasePlan = defineLegacyCall({
  name: 'purchasePlan',
  provenance: 'documented',
  base: 'php',
  method: 'POST',
  path: '/custom.php/purchase_plan',
  safeToRepeat: false,
  rewrites: ['caller'],
  request: z.object({
    private_token: z.string(),
    type: z.literal('paypal'),
    selected_plan: z.enum(['online', 'online+studio']),
    /** The applied coupon's id, empty without one (COUPON-17). */
    coupon_id: z.string(),
  }),
  answer: phpObject({ link: phpOptional(phpText().pipe(paymentPage)) }),
});

/** A long time ago: the end of a coupon whose own cannot be read. */
const longPast = '1970-01-01';

/**
 * A coupon as the platform keeps it. Who gives its code sees by the price what it takes off, and nothing else: codes
 * are judged in the back end. What cannot be read never makes a coupon valid (COUPON-18).
 */
export const legacyCoupon = z.looseObject({
  id: phpText(),
  name: phpText(),
  type: readBy(phpLenient(z.enum(['percentage', 'fixed']), 'coupons.type'), 'owner'),
  /** Percent or euros; both are read in hundredths. */
  value: readBy(phpLenient(phpEuroCents(), 'coupons.value'), 'owner'),
  count: phpLenient(phpNumber(), 'coupons.count'),
  active: phpLenient(phpBoolean(), 'coupons.active'),
  /** The last day on which it can be applied. */
  expiration: phpLenientOr(phpDay(), 'coupons.expiration', longPast),
  /** The only professional who may apply it; without one everybody may. */
  owner: phpLenientOr(phpText(), 'coupons.owner', null),
  /** How many months a plan bought with it is valid for. */
  expiry: readBy(phpLenient(phpNumber().pipe(z.int()), 'coupons.expiry'), 'owner'),
});

export type LegacyCoupon = z.output<typeof legacyCoupon>;
export type LegacyCouponOnWire = z.input<typeof legacyCoupon>;

/** Every coupon there is. */
export const findCoupons = defineLegacyCall({
  name: 'findCoupons',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/coupons',
  safeToRepeat: true,
  request: z.object({ private_token: z.string() }),
  answer: phpObject({ coupons: phpList(legacyCoupon, 'coupons') }),
});

/** The coupon a professional has used, in the part of the user that the administration manages (AMB-63). */
export const usedCouponFields = {
  corsi: phpOrEmpty(phpObject({ applied_coupon: phpLenientText('corsi.applied_coupon') }), 'corsi'),
};

/**
 * The ids of the coupons a professional has used, stored by this program in the user: the platform keeps the last one
 * alone.
 */
export const usedCouponsField = {
  used_coupons: phpLenientList(phpText(), 'used_coupons'),
  /** Every payment page with a coupon that was handed out: any of them may have been paid, whatever came after it. */
  coupon_pages: phpLenientList(
    phpObject({
      coupon: phpText(),
      total: phpEuroCents(),
      /** How many receipts of that total the platform showed before. */
      receipts: phpNumber(),
    }),
    'coupon_pages',
  ),
};

/**
 * The purchase whose payment is awaited, stored by this program in the user. A purchase of which anything cannot be
 * read counts as none.
 */
export const openPurchaseField = {
  plan_purchase: phpLenient(
    phpObject({
      /** The mark of the request that asked for it. */
      act: readBy(phpText(), 'owner'),
      plan: readBy(z.enum(['online', 'online+studio']), 'owner'),
      coupon: phpOptional(phpText()),
      total: readBy(phpEuroCents(), 'owner'),
      /** The payment page; absent where nothing was to be paid. */
      page: readBy(phpOptional(phpText()), 'owner'),
      asked_at: readBy(phpInstant(), 'owner'),
      /** The plan as it stood before: another one since then is the one that was bought. */
      plan_before: readBy(phpOptional(phpText()), 'owner'),
      /** When its buyer gave it up: it is awaited no more, though its page can still be paid. */
      given_up_at: phpOptional(phpInstant()),
    }),
    'plan_purchase',
  ),
  /** The mark of the last purchase whose answer from the platform is not stored; empty otherwise. */
  plan_attempt: phpLenientText('plan_attempt'),
};
