import { hasExpired, planExpiry, planMonths } from '#bff/therapists/eligibility/plan-expiry';
import type { ChosenPlan } from '#bff/therapists/eligibility/professional-status';
import { dayMs, type Instant } from '#contracts/kernel/instant';
import type { PlanEnding } from '#contracts/plans/plans.api';

/**
 * How close the end of a plan is: past, within 7 days, or within 30. A plan of one month would be within 30 days of its
 * end from the first day on, so that it is told of 7 days before only. One that is not paid is not chosen, and has
 * no end (STATE-06, PLAN-23).
 */
export function planEnding(plan: ChosenPlan, now: Instant): PlanEnding | null {
  if (!plan.paymentCompleted) return null;
  const expiry = planExpiry(plan);
  if (expiry === 'never') return null;
  if (expiry === 'unknown' || hasExpired(expiry, now)) return 'expired';
  const left = expiry - now;
  if (left <= 7 * dayMs) return 'within-7-days';
  return left <= 30 * dayMs && planMonths(plan) > 1 ? 'within-30-days' : null;
}
