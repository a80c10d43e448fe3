import { Alert, Button, Text } from '@mantine/core';
import { ownPlan } from '#contracts/plans/plans.api';
import { useQuery } from '#web/api/use-query';
import { endingText } from '#web/features/plans/ending-text';
import { planWay } from '#web/features/plans/plan-way';
import { usePlanDialog } from '#web/features/plans/use-plan-dialog.tsx';

/** For the home: a plan that has ended or is about to, or a payment that is awaited; otherwise nothing (G9, AMB-49). */
export function PlanNotice() {
  const { data: own } = useQuery(ownPlan, {});
  const { dialog, open } = usePlanDialog();
  const ending = own?.plan?.isPaid ? own.plan.ending : null;
  const isAwaited = own?.openPurchase != null;
  if (!own?.plan || !(ending || isAwaited)) return dialog;
  const way = planWay(own);
  const isExpired = ending === 'expired';
  return (
    <>
      <Alert role="none" color="ocra" title={titleOf(isAwaited, isExpired)}>
        <Text size="sm">
          {isAwaited ? 'Se hai già pagato non pagare di nuovo: la conferma arriva da sola.' : endingText(own.plan)}
        </Text>
        {way && (
          <Button mt="sm" onClick={() => open(way.plan)}>
            {way.label}
          </Button>
        )}
      </Alert>
      {dialog}
    </>
  );
}

function titleOf(isAwaited: boolean, isExpired: boolean): string {
  if (isAwaited) return 'Il pagamento del piano non risulta ancora';
  return isExpired ? 'il tuo piano è scaduto. Rinnovalo ora' : 'Il tuo piano Premium sta per scadere';
}
