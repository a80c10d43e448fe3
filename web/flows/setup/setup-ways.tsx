import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

/** Opens what a step of the setup is done in, from wherever it is spoken of. */
export interface SetupWays {
  readonly choosePlan: () => void;
  readonly signContract: () => void;
}

const SetupWaysContext = createContext<SetupWays | undefined>(undefined);

export function useSetupWays(): SetupWays {
  const ways = useContext(SetupWaysContext);
  if (!ways) throw new Error('useSetupWays needs a SetupWaysProvider above it.');
  return ways;
}

const PlanDialog = lazyDialog(async () => (await import('#web/features/plans/plan-dialog.tsx')).PlanDialog);

const ContractDialog = lazyDialog(
  async () => (await import('#web/features/contract/contract-dialog.tsx')).ContractDialog,
);

/** Holds the dialogs of the setup above what opens them: a button that is no longer needed takes no dialog with it. */
export function SetupWaysProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<'plan' | 'contract'>();
  const ways = useMemo<SetupWays>(
    () => ({
      choosePlan: () => setOpened('plan'),
      signContract: () => setOpened('contract'),
    }),
    [],
  );
  const close = () => setOpened(undefined);
  return (
    <SetupWaysContext value={ways}>
      {children}
      <PlanDialog opened={opened === 'plan'} onClose={close} />
      <ContractDialog opened={opened === 'contract'} onClose={close} onChoosePlan={ways.choosePlan} />
    </SetupWaysContext>
  );
}
