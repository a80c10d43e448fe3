import { useEffect, useState } from 'react';
import type { PlanName } from '#contracts/plans/plan-names';
import { useOwnPlan } from '#web/features/plans/awaited/use-own-plan';
import { WaitingForPlan } from '#web/features/plans/awaited/waiting-for-plan.tsx';
import { PlanSteps } from '#web/features/plans/plan-steps.tsx';
import { useSession } from '#web/session/session-context';
import { notifySuccess } from '#web/ui/messages/notify';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface PlanPurchaseProps {
  readonly wanted: PlanName | undefined;
  readonly onTitle: (title: string) => void;
  readonly onClose: () => void;
}

/** The steps to a plan, or the payment that is awaited; what the platform says of it decides (PLAN-27). */
export function PlanPurchase({ wanted, onTitle, onClose }: PlanPurchaseProps) {
  const finish = () => {
    notifySuccess('Piano tariffario scelto con successo', { travels: true });
    onClose();
  };
  const query = useOwnPlan({ onBought: finish });
  const { check } = useSession();
  const [isBlocked, setBlocked] = useState(false);
  const isWaiting = query.data?.openPurchase != null;
  useEffect(
    () => onTitle(isWaiting ? 'In attesa del pagamento' : 'Scegli il tuo piano tariffario'),
    [isWaiting, onTitle],
  );
  return (
    <QueryRegion query={query} what="il tuo piano">
      {(known) =>
        known.openPurchase ? (
          <WaitingForPlan
            purchase={known.openPurchase}
            isBlocked={isBlocked}
            isUnread={query.problem !== undefined}
            onRead={query.retry}
          />
        ) : (
          <PlanSteps
            own={known}
            wanted={wanted}
            onPage={(isShown) => setBlocked(!isShown)}
            onOvertaken={query.retry}
            onBought={() => {
              // The session says which steps are still missing.
              void check();
              finish();
            }}
          />
        )
      }
    </QueryRegion>
  );
}
