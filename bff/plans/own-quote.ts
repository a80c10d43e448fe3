import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { type AppliedCoupon, judgeCoupon } from '#bff/plans/judge-coupon';
import { usedCoupons } from '#bff/plans/used-coupons';
import { planMonths } from '#bff/therapists/eligibility/plan-expiry';
import { romeDate } from '#contracts/kernel/rome-time';
import type { PlanName } from '#contracts/plans/plan-names';
import { type PlanPrice, planPrice } from '#contracts/plans/plan-price';
import { quotePlan } from '#contracts/plans/plans.api';
import { findCoupons } from '#contracts/plans/plans.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** Codes that are not found, per user in fifteen minutes, so that nobody guesses them (decision 22). */
const mostGuesses = 10;

/** What a plan costs a user now. */
export interface OwnQuote extends PlanPrice {
  /** How long it is valid for once paid; null for a plan that never ends. */
  readonly months: number | null;
  readonly coupon: AppliedCoupon | undefined;
}

/**
 * The price of a plan for this user, with the coupon of a code if one is given. Refuses with `coupon_not_for_basic`,
 * `coupon_not_found`, `coupon_used` and `too_many_attempts` (COUPON-02..09).
 */
export async function ownQuote(
  context: Context,
  user: LegacyUser,
  { plan, coupon: code }: { readonly plan: PlanName; readonly coupon: string | null },
): Promise<OwnQuote> {
  if (code === null) return quoteWith(plan, undefined);
  if (plan === 'basic') throw refusal(quotePlan, 'coupon_not_for_basic');
  return quoteWith(plan, await couponOf(context, user, code));
}

function quoteWith(plan: PlanName, coupon: AppliedCoupon | undefined): OwnQuote {
  const paidWith = coupon && { value: coupon.discount.valueHundredths / 100, expiryMonths: coupon.expiryMonths };
  return {
    ...planPrice(plan, coupon?.discount),
    months: plan === 'basic' ? null : planMonths({ coupon: paidWith }),
    coupon,
  };
}

/** The coupon of a code. Counted before the platform is asked, and taken back unless the code was not found. */
async function couponOf(context: Context, user: LegacyUser, code: string): Promise<AppliedCoupon> {
  const { publicToken, privateToken } = sessionOf(context);
  const attempt = { name: 'coupon-code', limit: mostGuesses, of: publicToken };
  const retryAfterSeconds = await countAttempt(context, attempt);
  if (retryAfterSeconds > 0) throw refusal(quotePlan, 'too_many_attempts', { retryAfterSeconds });
  let isGuess = false;
  try {
    const { coupons } = await context.legacy.call(findCoupons, { private_token: privateToken });
    const found = judgeCoupon(coupons, {
      code,
      user: publicToken,
      used: usedCoupons(user),
      today: romeDate(context.now()),
    });
    isGuess = found === 'not-found';
    if (typeof found === 'object') return found;
    throw new OperationFailed(isGuess ? 'coupon_not_found' : 'coupon_used');
  } finally {
    if (!isGuess) await context.attempts.giveBack(`${attempt.name}:${attempt.of}`);
  }
}
