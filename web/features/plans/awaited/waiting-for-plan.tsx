import { Stack, Text } from '@mantine/core';
import { priceText } from '#contracts/kernel/euro-cents';
import { planTitles } from '#contracts/plans/plan-names';
import type { OwnPlan } from '#contracts/plans/plans.api';
import { PurchaseWays } from '#web/features/plans/awaited/purchase-ways.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { NotPaidYet } from '#web/ui/payment/not-paid-yet.tsx';
import { useReturn } from '#web/ui/payment/use-return';

interface WaitingForPlanProps {
  readonly purchase: NonNullable<OwnPlan['openPurchase']>;
  /** Whether the browser blocked the tab of the payment page. */
  readonly isBlocked: boolean;
  /** Whether the last reading failed. */
  readonly isUnread: boolean;
  readonly onRead: () => Promise<unknown>;
}

/**
 * Shown while a plan's payment is awaited, after a reload and on another device too; the platform says when it is paid.
 */
export function WaitingForPlan({ purchase, isBlocked, isUnread, onRead }: WaitingForPlanProps) {
  const { isBack, leave } = useReturn(onRead);
  const { plan, totalCents } = purchase;
  return (
    <Stack flex={1}>
      <NotPaidYet isBack={isBack} isUnread={isUnread}>
        <Text fw={600}>
          {isBlocked
            ? 'Il browser non ha aperto la nuova scheda: aprila da qui.'
            : 'La pagina di pagamento è stata aperta in un’altra scheda.'}
        </Text>
      </NotPaidYet>
      <Text>
        Piano {planTitles[plan]}, {priceText(totalCents)} IVA inclusa.
      </Text>
      <Text>
        Quando il pagamento arriva, qui si aggiorna da solo: possono servire alcuni minuti. Puoi anche chiudere questa
        finestra.
      </Text>
      <Text>Se hai già pagato non pagare di nuovo. Se non hai confermato su PayPal, non paghi nulla.</Text>
      <Text>Non hai un conto PayPal? Sulla stessa pagina puoi pagare con carta di credito.</Text>
      <DialogActions>
        <PurchaseWays purchase={purchase} isBlocked={isBlocked} onLeave={leave} />
      </DialogActions>
    </Stack>
  );
}
