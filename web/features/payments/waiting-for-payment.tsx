import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { listAppointments } from '#contracts/appointments/appointments.api';
import type { PaymentMethod } from '#contracts/payments/payments.api';
import { useRefresh } from '#web/api/use-refresh';
import { paymentFailure } from '#web/features/payments/payment-failure';
import { type PaymentAnswer, usePaymentRequest } from '#web/features/payments/use-payment-request';
import { DialogActions } from '#web/ui/dialog-actions.tsx';

interface WaitingForPaymentProps {
  readonly appointment: string;
  readonly method: PaymentMethod;
  /** The payment page, as long as it is known: after a reload it is asked for again. */
  readonly page: string | undefined;
  /** The browser opened no tab for it. */
  readonly isBlocked: boolean;
  /** The last look at the platform failed. */
  readonly isUnread: boolean;
  readonly onAnswer: (answer: PaymentAnswer) => void;
  readonly onBack: () => void;
}

/** While the patient pays in another tab: looks for the outcome by itself, and leads back to the page (PAY-21, PAY-23). */
export function WaitingForPayment(props: WaitingForPaymentProps) {
  const { appointment, method, page, isBlocked, isUnread, onAnswer, onBack } = props;
  const { ask, isAsking, failed } = usePaymentRequest({ appointment, onAnswer });
  useFrequentReading();
  const label = isBlocked ? 'Apri la pagina di pagamento' : 'Apri di nuovo la pagina di pagamento';
  return (
    <Stack>
      <Text fw={600}>
        {isBlocked
          ? 'Il browser non ha aperto la nuova scheda: aprila da qui.'
          : 'La pagina di pagamento è aperta in un’altra scheda.'}
      </Text>
      <Text>
        Non chiudere questa finestra: quando il pagamento arriva si aggiorna da sola. Possono servire alcuni minuti.
      </Text>
      <Text>Se hai già pagato non pagare di nuovo. Se non hai confermato su PayPal, non paghi nulla.</Text>
      {isUnread && <Text role="status">Al momento non riusciamo a leggere l’esito. Riproviamo da soli.</Text>}
      {failed && (
        <Alert role="alert" color="mattone" title={paymentFailure(failed).title}>
          {paymentFailure(failed).advice}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          Ho cambiato idea
        </Button>
        {page === undefined ? (
          <Button loading={isAsking} onClick={() => void ask(method)}>
            {label}
          </Button>
        ) : (
          <Button component="a" href={page} target="_blank" rel="noopener noreferrer">
            {label}
            <span className="visually-hidden"> (nuova scheda)</span>
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}

const everyMs = 5_000;

/** Whoever waits for an outcome wants it sooner than a calendar is read; nobody looks while the tab is hidden. */
function useFrequentReading(): void {
  const refresh = useRefresh();
  useEffect(() => {
    const reading = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh(listAppointments);
    }, everyMs);
    return () => clearInterval(reading);
  }, [refresh]);
}
