import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import { planTitles } from '#contracts/plans/plan-names';
import type { OwnPlan } from '#contracts/plans/plans.api';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface WaitingForPlanProps {
  readonly purchase: NonNullable<OwnPlan['openPurchase']>;
  /** Whether the browser blocked the tab of the payment page. */
  readonly isBlocked: boolean;
  /** Whether the last reading failed. */
  readonly isUnread: boolean;
  readonly onRead: () => Promise<unknown>;
  readonly onGiveUp: () => void;
}

/** Shown while a plan's payment is awaited, after a reload and on another device too; the platform says when it is paid. */
export function WaitingForPlan({ purchase, isBlocked, isUnread, onRead, onGiveUp }: WaitingForPlanProps) {
  useFrequentReading(onRead);
  const { plan, totalCents, paymentPage } = purchase;
  return (
    <Stack flex={1}>
      <Text fw={600}>
        {isBlocked
          ? 'Il browser non ha aperto la nuova scheda: aprila da qui.'
          : 'La pagina di pagamento è stata aperta in un’altra scheda.'}
      </Text>
      <Text>
        Piano {planTitles[plan]}, {priceText(totalCents)} IVA inclusa.
      </Text>
      <Text>
        Quando il pagamento arriva, qui si aggiorna da solo: possono servire alcuni minuti. Puoi anche chiudere questa
        finestra.
      </Text>
      <Text>Se hai già pagato non pagare di nuovo. Se non hai confermato su PayPal, non paghi nulla.</Text>
      <Text>Non hai un conto PayPal? Sulla stessa pagina puoi pagare con carta di credito.</Text>
      {isUnread && <Text role="status">Al momento non riusciamo a leggere l’esito. Riproviamo da soli.</Text>}
      <DialogActions>
        <Button variant="default" onClick={onGiveUp}>
          Ho cambiato idea
        </Button>
        <Button component="a" href={paymentPage} target="_blank" rel="noopener noreferrer">
          {isBlocked ? 'Apri la pagina di pagamento' : 'Torna alla pagina di pagamento'}
          <span className="visually-hidden"> (nuova scheda)</span>
        </Button>
      </DialogActions>
    </Stack>
  );
}

const everyMs = 5_000;

/** Reads every 5 seconds while the tab is visible, and at once when it is looked at again. */
function useFrequentReading(onRead: () => Promise<unknown>): void {
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void onRead();
  });
  useEffect(() => {
    const reading = setInterval(() => read(), everyMs);
    const look = () => read();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(reading);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
