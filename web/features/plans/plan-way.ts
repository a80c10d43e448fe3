import type { PlanName } from '#contracts/plans/plan-names';
import type { OwnPlan } from '#contracts/plans/plans.api';

interface PlanWay {
  readonly label: string;
  /** The plan the dialog begins with. */
  readonly plan?: PlanName;
  readonly isUrgent: boolean;
}

/** What can be done about the plan; nothing for a Premium that is not about to end (BILL-04, AMB-49). */
export function planWay({ plan, offers, openPurchase }: OwnPlan): PlanWay | undefined {
  if (openPurchase) return { label: 'Riprendi il pagamento', isUrgent: true };
  if (!plan?.isPaid) return { label: 'Scegli il piano', isUrgent: true };
  if (plan.name === 'basic') return { label: 'Cambia piano', isUrgent: false };
  return offers.includes('premium') ? { label: 'Rinnova il piano', plan: 'premium', isUrgent: true } : undefined;
}
