import { PlanDialog } from '#web/features/plans/plan-dialog.tsx';

interface RenewPlanDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The plan dialog on Premium, where the end of the plan keeps one from working (AMB-49, PLAN-24). */
export function RenewPlanDialog(props: RenewPlanDialogProps) {
  return <PlanDialog plan="premium" {...props} />;
}
