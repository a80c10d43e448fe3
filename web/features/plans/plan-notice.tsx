import { Alert, Button, Group, Text } from '@mantine/core';
import { priceText } from '#contracts/kernel/euro-cents';
import { planTitles } from '#contracts/plans/plan-names';
import type { OwnPlan } from '#contracts/plans/plans.api';
import { PurchaseWays } from '#web/features/plans/awaited/purchase-ways.tsx';
import { useOwnPlan } from '#web/features/plans/awaited/use-own-plan';
import { endingText } from '#web/features/plans/ending-text';
import { planWay } from '#web/features/plans/plan-way';
import { usePlanDialog } from '#web/features/plans/use-plan-dialog.tsx';

/** For the home: a payment that is awaited, or a plan that has ended or is about to; otherwise nothing (AMB-49). */
export function PlanNotice() {
  const { dialog, open, isOpen } = usePlanDialog();
  const { data: own } = useOwnPlan({ isReadBeside: isOpen });
  return (
    <>
      {own?.openPurchase ? (
        <Awaited purchase={own.openPurchase} />
      ) : (
        own?.plan?.ending && <Ending own={own} plan={own.plan} onOpen={open} />
      )}
      {dialog}
    </>
  );
}

function Awaited({ purchase }: { readonly purchase: NonNullable<OwnPlan['openPurchase']> }) {
  return (
    <Alert role="none" color="ocra" title="Il pagamento del piano non risulta ancora">
      <Text size="sm">
        Piano {planTitles[purchase.plan]}, {priceText(purchase.totalCents)} IVA inclusa. Se hai già pagato non pagare di
        nuovo: la conferma arriva da sola. Se hai annullato, premi «Ho cambiato idea».
      </Text>
      <Group mt="sm" gap="sm">
        <PurchaseWays purchase={purchase} />
      </Group>
    </Alert>
  );
}

interface EndingProps {
  readonly own: OwnPlan;
  readonly plan: NonNullable<OwnPlan['plan']>;
  readonly onOpen: ReturnType<typeof usePlanDialog>['open'];
}

function Ending({ own, plan, onOpen }: EndingProps) {
  const way = planWay(own);
  return (
    <Alert
      role="none"
      color="ocra"
      title={plan.isExpired ? 'il tuo piano è scaduto. Rinnovalo ora' : 'Il tuo piano Premium sta per scadere'}
    >
      <Text size="sm">{endingText(plan)}</Text>
      {way && (
        <Button mt="sm" onClick={() => onOpen(way.plan)}>
          {way.label}
        </Button>
      )}
    </Alert>
  );
}
