import * as z from 'zod/mini';
import { cents, idempotencyKey, isoInstant } from '#contracts/kernel/fields';
import { lineText } from '#contracts/kernel/line-text';
import { api, command, type OperationOutput, query, tooManyAttempts } from '#contracts/kernel/operation';
import { visibleText } from '#contracts/kernel/visible-text';
import { paymentPage } from '#contracts/payments/payment-page';
import { planName } from '#contracts/plans/plan-names';

/** A coupon's code as typed; matched without regard to case and surrounding spaces (COUPON-08). */
export const couponCode = lineText(64).check(z.regex(visibleText, 'required'));

/** How close the end of a plan is: past, within 7 days, or within 30 where the plan lasts longer than that. */
export const planEnding = z.enum(['expired', 'within-7-days', 'within-30-days']);
export type PlanEnding = z.output<typeof planEnding>;

/**
 * Why a coupon is not taken. `coupon_not_found` is one answer for a code that is unknown, used up, inactive, expired or
 * somebody else's (COUPON-03..07); `too_many_attempts` after ten codes that were not found (decision 22).
 */
const couponRefusals = {
  coupon_not_found: { status: 404 },
  coupon_used: { status: 409 },
  coupon_not_for_basic: { status: 422 },
  too_many_attempts: tooManyAttempts,
} as const;

/**
 * Why a plan is not sold: it is active already and not about to end, or Premium is to become Basic, which only the
 * administration can do (BILL-20).
 */
const planRefusals = {
  already_active: { status: 409 },
  only_by_administration: { status: 409 },
} as const;

export const plansApi = api('plans', {
  /**
   * The professional's own plan, and the purchase whose payment is awaited. `plan` is null while none is chosen;
   * `expiresAt` is null for a plan that never ends, for one that is not paid and so not chosen, and for one without any
   * date, which counts as expired (STATE-06, STATE-08..11).
   */
  ownPlan: query({
    access: 'professionals',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({
      plan: z.nullable(
        z.object({
          name: planName,
          /** A month's net price as the platform stores it; null when it stores none (AMB-61). */
          amountCents: z.nullable(cents),
          /** Whether the platform counts it as paid: before that it is not chosen (STATE-06). */
          isPaid: z.boolean(),
          startedAt: z.nullable(isoInstant),
          lastPaidAt: z.nullable(isoInstant),
          expiresAt: z.nullable(isoInstant),
          isExpired: z.boolean(),
          ending: z.nullable(planEnding),
        }),
      ),
      registeredAt: z.nullable(isoInstant),
      /** The plans that can be bought now (BILL-04, BILL-20, AMB-49). */
      offers: z.array(planName),
      /**
       * The payment page that was handed out, until the platform says that it was paid, the user gives it up or three
       * hours have passed.
       */
      openPurchase: z.nullable(
        z.object({
          /** The idempotency key it was asked with. */
          key: idempotencyKey,
          plan: planName,
          totalCents: cents,
          paymentPage,
          askedAt: isoInstant,
        }),
      ),
    }),
  }),

  /**
   * The professional's paid sessions of the last three whole months in Rome, oldest first, from which the interface
   * reckons what each plan would have cost, and the price of their single session, null while there is none.
   */
  ownSessionMonths: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({
      months: z.array(
        z.object({
          /** The first day of the month, `yyyy-MM-dd`. */
          month: z.iso.date(),
          sessions: z.int().check(z.nonnegative()),
          grossCents: cents,
        }),
      ),
      singlePriceCents: z.nullable(cents),
    }),
  }),

  /**
   * What a plan costs now, with a coupon if a code is given: cents, VAT of 22 % on what the discount leaves (PLAN-16,
   * COUPON-14, COUPON-15). `months` is how long it is valid for once paid (STATE-11).
   */
  quotePlan: query({
    access: 'professionals',
    input: z.strictObject({ plan: planName, coupon: z.nullable(couponCode) }),
    output: z.object({
      priceCents: cents,
      discountCents: cents,
      netCents: cents,
      vatCents: cents,
      totalCents: cents,
      /** Null for a plan that never ends. */
      months: z.nullable(z.int()),
    }),
    refusals: couponRefusals,
  }),

  /**
   * Buys a plan. Answers with the page on which it is paid, or null when the plan costs nothing and is active (AMB-48).
   * The refusals are checked in their order (PLAN-11, PLAN-20, PLAN-21). `purchase_open`: another purchase is awaited.
   * `purchase_unanswered`: the answer to this same request was lost, and its page with it.
   */
  purchasePlan: command({
    access: 'professionals',
    affects: ['plans/own-plan', 'appointments/list-invitees', 'setup/own-setup'],
    input: z.strictObject({
      plan: planName,
      coupon: z.nullable(couponCode),
      idempotencyKey,
      /** The total the user saw. */
      totalCents: cents,
    }),
    output: z.object({ paymentPage: z.nullable(paymentPage) }),
    refusals: {
      tax_code_missing: { status: 409 },
      ...couponRefusals,
      ...planRefusals,
      total_changed: { status: 409 },
      purchase_open: { status: 409 },
      purchase_unanswered: { status: 409, outcomeUnknown: true },
      email_unavailable: { status: 409 },
      username_unavailable: { status: 409 },
    },
  }),

  /**
   * Gives up the purchase of that key: its payment is awaited no more, and another may be bought at once. One that is
   * not awaited, or is another by now, is left as it is. The provider is told nothing, so that who pays on the page all
   * the same has bought the plan; bought again, the same purchase has the same page (decision 40).
   */
  giveUpPurchase: command({
    access: 'professionals',
    affects: ['plans/own-plan'],
    input: z.strictObject({ key: idempotencyKey }),
    output: z.object({}),
  }),
});

export const { ownPlan, ownSessionMonths, quotePlan, purchasePlan, giveUpPurchase } = plansApi;

export type OwnPlan = OperationOutput<typeof ownPlan>;
