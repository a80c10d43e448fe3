import { keyIn } from '#bff/idempotency-mark';
import { type NamedPlan, planMark, platformPlans } from '#bff/plans/chosen-plan';
import { ascoltoToChange, withAscolto } from '#bff/users/ascolto-part';
import { objectToChange } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import { idempotencyKey } from '#contracts/kernel/fields';
import { hourMs, type Instant, isoFromInstant, secondsFromInstant } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { paymentPage } from '#contracts/payments/payment-page';
import type { PlanName } from '#contracts/plans/plan-names';
import type { ownPlan } from '#contracts/plans/plans.api';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** PayPal keeps a payment page for three hours; afterwards nobody can pay on it. */
const openForMs = 3 * hourMs;

/** A purchase as it is stored in the user. */
export interface StoredPurchase {
  readonly mark: string;
  readonly plan: PlanName;
  /** The coupon's id; empty without one. */
  readonly coupon: string;
  readonly totalCents: number;
  /** Undefined where nothing was to be paid. */
  readonly page: string | undefined;
  readonly askedAt: Instant;
  readonly planBefore: string;
  readonly isGivenUp: boolean;
}

/** The last purchase that was asked for, whether paid or not; undefined when none is stored. */
export function storedPurchaseOf({ configuration }: LegacyUser): StoredPurchase | undefined {
  const stored = configuration.ascolto?.plan_purchase;
  if (!stored || stored.total < 0) return undefined;
  return {
    mark: stored.act,
    plan: stored.plan === platformPlans.basic ? 'basic' : 'premium',
    coupon: stored.coupon ?? '',
    totalCents: stored.total,
    page: paymentPage.safeParse(stored.page).data,
    askedAt: stored.asked_at,
    planBefore: stored.plan_before ?? '',
    isGivenUp: stored.given_up_at !== undefined,
  };
}

/**
 * Whether the platform shows the purchase as paid: the plan is the one that was bought, paid, and another than before.
 * Clocks are not compared, since the platform's may differ from ours.
 */
export function isSettled({ plan, planBefore }: StoredPurchase, own: NamedPlan | undefined): boolean {
  return own?.name === plan && own.paymentCompleted && planMark(own) !== planBefore;
}

/** Whether the purchase has a payment page on which it can still be paid, given up or not. */
export function isPayable(purchase: StoredPurchase, own: NamedPlan | undefined, now: Instant): boolean {
  return purchase.page !== undefined && now - purchase.askedAt < openForMs && !isSettled(purchase, own);
}

/** The stored purchase with the moment at which it was given up, or null once it is awaited again. */
export function purchaseGivenUp(user: UserRecord, at: Instant | null): OwnUserChange {
  const stored = objectToChange(ascoltoToChange(user)['plan_purchase'], 'plan_purchase');
  const given_up_at = at === null ? null : secondsFromInstant(at);
  return { configuration: withAscolto(user, { plan_purchase: { ...stored, given_up_at } }) };
}

/** The awaited purchase as the browser sees it; null when there is none. */
export function openPurchaseOf(
  user: LegacyUser,
  own: NamedPlan | undefined,
  now: Instant,
): OperationOutput<typeof ownPlan>['openPurchase'] {
  const stored = storedPurchaseOf(user);
  const key = idempotencyKey.safeParse(stored && keyIn(stored.mark));
  if (!stored?.page || !key.success || stored.isGivenUp || !isPayable(stored, own, now)) return null;
  const { plan, totalCents, page: paymentPage, askedAt } = stored;
  return { key: key.data, plan, totalCents, paymentPage, askedAt: isoFromInstant(askedAt) };
}
