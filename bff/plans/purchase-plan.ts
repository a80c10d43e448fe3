import { type Context, sessionOf } from '#bff/context';
import { idempotencyMark, isMarked } from '#bff/idempotency-mark';
import { idempotentWrite } from '#bff/idempotent-write';
import { hasUnknownOutcome, LegacyKeptNothing, withKnownOutcome } from '#bff/legacy/legacy-failures';
import { refusal } from '#bff/operation-failed';
import { chosenPlanOf, type NamedPlan, planMark, platformPlans } from '#bff/plans/chosen-plan';
import { whyNotSold } from '#bff/plans/offered-plans';
import { isPayable, isSettled, purchaseGivenUp, type StoredPurchase, storedPurchaseOf } from '#bff/plans/open-purchase';
import { type OwnQuote, ownQuote } from '#bff/plans/own-quote';
import { planEnding } from '#bff/plans/plan-ending';
import { keptCoupons } from '#bff/plans/used-coupons';
import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { ownUser } from '#bff/users/own-user';
import { updateLockedUser } from '#bff/users/update-own-user';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { isShortTaxCode } from '#contracts/billing/short-tax-code';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { purchasePlan } from '#contracts/plans/plans.api';
import { purchasePlan as purchasePlanCall } from '#contracts/plans/plans.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

type Input = OperationInput<typeof purchasePlan>;

/**
 * Asks for the page on which a plan is paid; null when nothing is to be paid and the plan is active. All of a user's
 * purchases wait for each other: the platform is asked once, whatever its answer, and a purchase whose page is still
 * open gets that page again (PLAN-18, AMB-48). One asked for again counts as done only while its plan is active.
 */
export const handlePurchasePlan: OperationHandler<typeof purchasePlan> = (context, input) =>
  withUsersLocked(context, { call: purchasePlanCall }, async () => ({ paymentPage: await purchase(context, input) }));

async function purchase(context: Context, input: Input): Promise<string | null> {
  const user = await ownUser(context);
  const own = chosenPlanOf(user);
  const stored = storedPurchaseOf(user);
  const { plan, coupon, totalCents, idempotencyKey } = input;
  const mark = idempotencyMark(idempotencyKey, { plan, coupon: coupon?.toLowerCase() ?? null, totalCents });
  if (stored && isMarked(stored.mark, mark)) {
    if (own && isSettled(stored, own) && planEnding(own, context.now()) !== 'expired') return null;
    if (stored.page && isPayable(stored, own, context.now())) return awaitedPage(context, stored, stored.page);
  }
  const quote = await validatedQuote(context, input, { user, own });
  const payable = stored && isPayable(stored, own, context.now()) ? stored : undefined;
  if (payable?.page && isSame(payable, input, quote)) return awaitedPage(context, payable, payable.page);
  if (payable && !payable.isGivenUp) throw refusal(purchasePlan, 'purchase_open');
  if (isMarked(user.configuration.ascolto?.plan_attempt, mark)) throw refusal(purchasePlan, 'purchase_unanswered');
  const page = await askOnce(context, { input, quote, own }, mark);
  await keepPurchase(context, { input, quote, own, mark, page, user });
  return page;
}

/** The page of a purchase that is asked for again: one that was given up is awaited again. */
async function awaitedPage(context: Context, { isGivenUp }: StoredPurchase, page: string): Promise<string> {
  if (isGivenUp) await updateLockedUser(context, (user) => purchaseGivenUp(user, null));
  return page;
}

/** Refuses what may not be bought, in the order the contract names; otherwise gives what it costs now. */
async function validatedQuote(
  context: Context,
  input: Input,
  { user, own }: { readonly user: LegacyUser; readonly own: NamedPlan | undefined },
): Promise<OwnQuote> {
  const { codice_fiscale: taxCode = '' } = user.public_configuration.company;
  if (isShortTaxCode(taxCode)) throw refusal(purchasePlan, 'tax_code_missing');
  const why = whyNotSold(input.plan, own, context.now());
  if (why) throw refusal(purchasePlan, why);
  const quote = await ownQuote(context, user, input);
  if (quote.totalCents !== input.totalCents) throw refusal(purchasePlan, 'total_changed');
  return quote;
}

function isSame({ plan, coupon, totalCents }: StoredPurchase, input: Input, quote: OwnQuote): boolean {
  return plan === input.plan && coupon === (quote.coupon?.id ?? '') && totalCents === quote.totalCents;
}

/**
 * Asks the platform, with the attempt stored in the user first. When the answer to the last request is lost, the same
 * request does not ask for a second page. A free plan has no page: the plan itself shows whether it was bought.
 */
async function askOnce(context: Context, purchase: Purchase, mark: string): Promise<string | null> {
  if (purchase.quote.totalCents === 0) return askPlatform(context, purchase);
  await storeAttempt(context, mark).catch((failure: unknown) => {
    // A platform that keeps nothing of ours still sells.
    if (!(failure instanceof LegacyKeptNothing)) throw withKnownOutcome(failure);
  });
  try {
    return await askPlatform(context, purchase);
  } catch (failure) {
    if (!hasUnknownOutcome(failure)) await storeAttempt(context, '').catch(() => undefined);
    throw failure;
  }
}

function storeAttempt(context: Context, plan_attempt: string): Promise<unknown> {
  return updateLockedUser(context, (record) => ({ configuration: withAscolto(record, { plan_attempt }) }));
}

interface Purchase {
  readonly input: Input;
  readonly quote: OwnQuote;
  /** The plan before. */
  readonly own: NamedPlan | undefined;
}

/**
 * The payment page, or null once the platform shows the plan as bought. The call is made once; when its answer is lost
 * or names no page, the plan read afterwards decides.
 */
function askPlatform(context: Context, { input, quote, own }: Purchase): Promise<string | null> {
  const { privateToken } = sessionOf(context);
  const isBought = async () => {
    const now = chosenPlanOf(await ownUser(context));
    return now?.name === input.plan && now.paymentCompleted && planMark(now) !== planMark(own);
  };
  return idempotentWrite<string | null>({
    call: purchasePlanCall.name,
    findExisting: async (moment) => (moment !== 'before' && (await isBought()) ? null : undefined),
    write: async () => {
      const request = {
        private_token: privateToken,
        type: 'paypal',
        selected_plan: platformPlans[input.plan],
        coupon_id: quote.coupon?.id ?? '',
      } as const;
      const { link } = await context.legacy.call(purchasePlanCall, request, {
        operation: purchasePlan,
        refusals: { EMAIL_NOT_AVAILABLE: 'email_unavailable', USERNAME_NOT_AVAILABLE: 'username_unavailable' },
      });
      return link;
    },
  });
}

interface KeptPurchase extends Purchase {
  readonly mark: string;
  /** Null where nothing is to be paid. */
  readonly page: string | null;
  /** The buyer before it. */
  readonly user: LegacyUser;
}

/**
 * Stores the purchase in the user, with the coupons used so far, which the platform forgets over the new one. Throws
 * when a page cannot be stored, so that it is not handed out. Without a page, or on a platform that keeps nothing of
 * ours, a failure is logged.
 */
async function keepPurchase(context: Context, { input, quote, own, mark, page, user }: KeptPurchase): Promise<void> {
  const coupon = quote.coupon?.id;
  const plan_purchase = {
    act: mark,
    plan: platformPlans[input.plan],
    coupon: coupon ?? '',
    total: quote.totalCents / 100,
    page: page ?? '',
    asked_at: secondsFromInstant(context.now()),
    plan_before: planMark(own),
  };
  try {
    await updateLockedUser(context, (record) => {
      const coupons = keptCoupons(record, user, { coupon, totalCents: quote.totalCents, isActive: page === null });
      return { configuration: withAscolto(record, { plan_purchase, plan_attempt: '', ...coupons }) };
    });
  } catch (failure) {
    if (page !== null && !(failure instanceof LegacyKeptNothing)) throw failure;
    context.log.warn('plan_purchase_not_kept', {});
  }
}
