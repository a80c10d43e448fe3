import type { NamedPlan } from '#bff/plans/chosen-plan';
import { planEnding } from '#bff/plans/plan-ending';
import type { Instant } from '#contracts/kernel/instant';
import type { RefusalCode } from '#contracts/kernel/operation';
import { type PlanName, planName } from '#contracts/plans/plan-names';
import type { purchasePlan } from '#contracts/plans/plans.api';

type WhyNotSold = Extract<RefusalCode<typeof purchasePlan>, 'already_active' | 'only_by_administration'>;

/**
 * Why a plan is not sold to who has this one; undefined when it is. Basic can become Premium at any time; Premium
 * becomes Basic through the administration only, and is sold again from 7 days before its end (BILL-04, BILL-20,
 * AMB-49).
 */
export function whyNotSold(wanted: PlanName, own: NamedPlan | undefined, now: Instant): WhyNotSold | undefined {
  if (!own?.paymentCompleted) return undefined;
  if (own.name === 'premium' && wanted === 'basic') return 'only_by_administration';
  if (own.name !== wanted) return undefined;
  const ending = planEnding(own, now);
  return ending === 'expired' || ending === 'within-7-days' ? undefined : 'already_active';
}

/** The plans that are sold to who has this one. */
export function offeredPlans(own: NamedPlan | undefined, now: Instant): PlanName[] {
  return planName.options.filter((wanted) => whyNotSold(wanted, own, now) === undefined);
}
