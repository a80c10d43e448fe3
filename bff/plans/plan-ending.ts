import { type DatedPlan, hasExpired, planExpiry, planMonths } from '#bff/therapists/eligibility/plan-expiry';
import { dayMs, type Instant } from '#contracts/kernel/instant';
import type { PlanEnding } from '#contracts/plans/plans.api';

/**
 * How close the end of a paid plan is: past, within 7 days, or within 30. A plan of one month would be within 30 days of
 * its end from the first day on, so that it is told of 7 days before only (G9).
 */
export function planEnding(plan: DatedPlan, now: Instant): PlanEnding | null {
  const expiry = planExpiry(plan);
  if (expiry === 'never') return null;
  if (expiry === 'unknown' || hasExpired(expiry, now)) return 'expired';
  const left = expiry - now;
  if (left <= 7 * dayMs) return 'within-7-days';
  return left <= 30 * dayMs && planMonths(plan) > 1 ? 'within-30-days' : null;
}
