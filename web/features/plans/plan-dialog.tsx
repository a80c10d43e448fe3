import { useState } from 'react';
import type { PlanName } from '#contracts/plans/plan-names';
import { PlanPurchase } from '#web/features/plans/plan-purchase.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface PlanDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The plan that is chosen to begin with (AMB-49). */
  readonly plan?: PlanName;
}

/** Chooses and buys a plan in three steps; while a payment is awaited it says so instead. */
export function PlanDialog({ opened, onClose, plan }: PlanDialogProps) {
  const [title, setTitle] = useState(choosing);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="xl" shape="walk" closeOnClickOutside={false}>
      <PlanPurchase wanted={plan} onTitle={setTitle} onClose={onClose} />
    </Dialog>
  );
}

const choosing = 'Scegli il tuo piano tariffario';
