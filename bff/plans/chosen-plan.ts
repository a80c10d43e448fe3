import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { type ChosenPlan, professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import { session } from '#contracts/login/login.legacy';
import type { PlanName } from '#contracts/plans/plan-names';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** The platform's name of each plan (PLAN-06). */
export const platformPlans = { basic: 'online', premium: 'online+studio' } as const satisfies Record<PlanName, string>;

/** The plan that the platform calls so; undefined for any other word. */
export function planNamed(type: string | undefined): PlanName | undefined {
  return (Object.keys(platformPlans) as PlanName[]).find((one) => platformPlans[one] === type);
}

/** A plan by name, with the dates and the coupon its end is computed from. */
export interface NamedPlan extends ChosenPlan {
  readonly name: PlanName;
}

/**
 * The user's plan: the administration's copy, or the published one where there is none (AMB-19). Undefined while none
 * is chosen. Fails with `LegacyUnreadable` for a plan of a type that cannot be read: taken for none, it would be sold
 * again.
 */
export function chosenPlanOf(user: LegacyUser): NamedPlan | undefined {
  const { plan } = professionalStatusOf(professionalFrom(user));
  if (!plan) return undefined;
  const name = planNamed(plan.type);
  if (name) return { ...plan, name };
  const copies = [user.manager_configuration.current_plan, user.public_configuration.current_plan];
  if (copies.some(({ type }) => type === null)) {
    throw new LegacyUnreadable(session.name, 'holds a plan of an unknown type', false);
  }
  return undefined;
}

/** What tells a plan from the one before it: its type, whether it is paid, and its dates. */
export function planMark(plan: NamedPlan | undefined): string {
  return [plan?.name ?? '', plan?.paymentCompleted ?? false, plan?.date ?? '', plan?.lastPaymentDate ?? ''].join(' ');
}
