import { useEffect, useState } from 'react';
import type { PlanName } from '#contracts/plans/plan-names';
import { type OwnPlan, ownPlan, purchasePlan } from '#contracts/plans/plans.api';
import { useQueryCache } from '#web/api/query-cache';
import { useQuery } from '#web/api/use-query';
import { PlanSteps } from '#web/features/plans/plan-steps.tsx';
import { WaitingForPlan } from '#web/features/plans/waiting-for-plan.tsx';
import { useSession } from '#web/session/session-context';
import { notifySuccess } from '#web/ui/messages/notify';
import { QueryRegion } from '#web/ui/query-region.tsx';

type OpenPurchase = NonNullable<OwnPlan['openPurchase']>;

interface PlanPurchaseProps {
  readonly wanted: PlanName | undefined;
  readonly onTitle: (title: string) => void;
  readonly onClose: () => void;
}

/** The steps to a plan, or the payment that is awaited; what the platform says of it decides (PLAN-27). */
export function PlanPurchase({ wanted, onTitle, onClose }: PlanPurchaseProps) {
  const query = useQuery(ownPlan, {});
  const { check } = useSession();
  const { refresh } = useQueryCache();
  const [awaited, setAwaited] = useState<OpenPurchase>();
  const [givenUp, setGivenUp] = useState<string | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const own = query.data;
  const open = own?.openPurchase ?? null;
  if (open && open.key !== awaited?.key) setAwaited(open);
  const isWaiting = open !== null && open.key !== givenUp;
  useEffect(
    () => onTitle(isWaiting ? 'In attesa del pagamento' : 'Scegli il tuo piano tariffario'),
    [isWaiting, onTitle],
  );

  const finish = () => {
    notifySuccess('Piano tariffario scelto con successo', { travels: true });
    // The session says which steps are still missing.
    void check();
    void refresh(purchasePlan.affects ?? []);
    onClose();
  };
  const isBought = awaited !== undefined && own !== undefined && !open && isActive(own, awaited.plan);
  useEffect(() => {
    if (!isBought) return;
    setAwaited(undefined);
    finish();
  });

  return (
    <QueryRegion query={query} what="il tuo piano">
      {(known) =>
        isWaiting && known.openPurchase ? (
          <WaitingForPlan
            purchase={known.openPurchase}
            isBlocked={isBlocked}
            isUnread={query.problem !== undefined}
            onRead={query.retry}
            onGiveUp={() => setGivenUp(open.key)}
          />
        ) : (
          <PlanSteps
            own={known}
            wanted={wanted}
            replacing={open?.key ?? null}
            onPage={(isShown) => {
              setGivenUp(null);
              setBlocked(!isShown);
            }}
            onOvertaken={query.retry}
            onBought={finish}
          />
        )
      }
    </QueryRegion>
  );
}

function isActive({ plan }: OwnPlan, name: PlanName): boolean {
  return plan?.name === name && plan.isPaid && !plan.isExpired;
}
