import { useEffect, useEffectEvent, useRef } from 'react';
import { type OwnPlan, ownPlan, purchasePlan } from '#contracts/plans/plans.api';
import { useQueryCache } from '#web/api/query-cache';
import { type QueryState, useQuery } from '#web/api/use-query';
import { useSession } from '#web/session/session-context';
import { useFrequentReading } from '#web/ui/use-frequent-reading';

interface OwnPlanOptions {
  /** Whether another part reads it frequently. */
  readonly isReadBeside?: boolean;
  /** Called once the awaited purchase is paid. */
  readonly onBought?: () => void;
}

/**
 * One's own plan. While the payment of a purchase is awaited it is read every 5 seconds; once it is made, what it
 * changes is read again: the setup, and the session, which says what is still missing (PLAN-27).
 */
export function useOwnPlan({ isReadBeside = false, onBought }: OwnPlanOptions = {}): QueryState<OwnPlan> {
  const query = useQuery(ownPlan, {});
  const { check } = useSession();
  const { refresh } = useQueryCache();
  const awaiting = useRef<OwnPlan>(undefined);
  const own = query.data;
  useFrequentReading(() => !isReadBeside && own?.openPurchase != null, query.retry);
  const compare = useEffectEvent((now: OwnPlan) => {
    const before = awaiting.current;
    awaiting.current = now.openPurchase ? now : undefined;
    if (!before || now.openPurchase || !isBought(before, now)) return;
    void check();
    void refresh(purchasePlan.affects ?? []);
    onBought?.();
  });
  useEffect(() => {
    if (own) compare(own);
  }, [own]);
  return query;
}

/** Whether the awaited plan is the active one now, and another than before: a purchase that was given up is not. */
function isBought({ openPurchase, plan: before }: OwnPlan, { plan }: OwnPlan): boolean {
  if (!plan?.isPaid || plan.isExpired || plan.name !== openPurchase?.plan) return false;
  return [before?.name, before?.isPaid, before?.startedAt, before?.lastPaidAt].some(
    (fact, at) => fact !== [plan.name, plan.isPaid, plan.startedAt, plan.lastPaidAt][at],
  );
}
