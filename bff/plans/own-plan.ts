import { chosenPlanOf, type NamedPlan } from '#bff/plans/chosen-plan';
import { offeredPlans } from '#bff/plans/offered-plans';
import { openPurchaseOf } from '#bff/plans/open-purchase';
import { planEnding } from '#bff/plans/plan-ending';
import type { OperationHandler } from '#bff/run-operation';
import { planExpiry } from '#bff/therapists/eligibility/plan-expiry';
import { ownUser } from '#bff/users/own-user';
import { type Instant, isoFromInstant } from '#contracts/kernel/instant';
import type { ownPlan } from '#contracts/plans/plans.api';

/** The professional's own plan as the platform has it now, and the purchase whose payment is awaited. */
export const handleOwnPlan: OperationHandler<typeof ownPlan> = async (context) => {
  const user = await ownUser(context);
  const now = context.now();
  const own = chosenPlanOf(user);
  const ending = own ? planEnding(own, now) : null;
  return {
    plan: own
      ? {
          name: own.name,
          amountCents: own.amountCents === undefined ? null : Math.max(0, own.amountCents),
          isPaid: own.paymentCompleted,
          startedAt: isoOrNull(own.date),
          lastPaidAt: isoOrNull(own.lastPaymentDate),
          expiresAt: isoOrNull(endOf(own)),
          isExpired: ending === 'expired',
          ending,
        }
      : null,
    registeredAt: isoOrNull(user.registration_timestamp),
    offers: offeredPlans(own, now),
    openPurchase: openPurchaseOf(user, own, now),
  };
};

function endOf(own: NamedPlan): Instant | undefined {
  const expiry = own.paymentCompleted ? planExpiry(own) : 'unknown';
  return expiry === 'never' || expiry === 'unknown' ? undefined : expiry;
}

function isoOrNull(instant: Instant | undefined): string | null {
  return instant === undefined ? null : isoFromInstant(instant);
}
