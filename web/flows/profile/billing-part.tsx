import { BillingTab } from '#web/features/billing/tab/billing-tab.tsx';
import { PlanCard } from '#web/features/plans/plan-card.tsx';

/** The second tab of the profile, with what other features put into it. */
export function BillingPart() {
  return <BillingTab planCard={<PlanCard />} />;
}
