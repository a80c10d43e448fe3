import { useState } from 'react';
import type { PlanName } from '#contracts/plans/plan-names';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

const LazyPlanDialog = lazyDialog(async () => (await import('#web/features/plans/plan-dialog.tsx')).PlanDialog);

/** The plan dialog for a part of a screen, loaded when it is first opened. */
export function usePlanDialog() {
  const [opened, setOpened] = useState(false);
  const [plan, setPlan] = useState<PlanName>();
  const open = (wanted?: PlanName) => {
    setPlan(wanted);
    setOpened(true);
  };
  const dialog = (
    <LazyPlanDialog opened={opened} onClose={() => setOpened(false)} {...(plan === undefined ? {} : { plan })} />
  );
  return { dialog, open, isOpen: opened };
}
