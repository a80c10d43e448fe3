import { Button } from '@mantine/core';
import { useState } from 'react';
import { type PlanName, planTitles } from '#contracts/plans/plan-names';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';

const descriptions: Readonly<Record<PlanName, string>> = {
  premium: 'Un canone fisso e una commissione che non cambia.',
  basic: 'Nessun canone: paghi solo la commissione sulle sedute.',
};
const others: Readonly<Record<PlanName, PlanName>> = { premium: 'basic', basic: 'premium' };

interface PlanBenefitsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The benefits of the two plans, one plan at a time. */
export function PlanBenefitsDialog({ opened, onClose }: PlanBenefitsDialogProps) {
  const [plan, setPlan] = useState<PlanName>('premium');
  return (
    <MessageDialog
      opened={opened}
      title={`Piano ${planTitles[plan]}`}
      message={descriptions[plan]}
      benefits={plan}
      onClose={onClose}
    >
      <Button variant="default" onClick={() => setPlan(others[plan])}>
        Vedi il piano {planTitles[others[plan]]}
      </Button>
    </MessageDialog>
  );
}
