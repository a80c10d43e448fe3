import { Alert, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { listAppointments } from '#contracts/appointments/appointments.api';
import type { PaymentMethod } from '#contracts/payments/payments.api';
import { useQueryCache } from '#web/api/query-cache';
import { paymentFailure } from '#web/features/payments/payment/payment-failure';
import { type PaymentAnswer, usePaymentRequest } from '#web/features/payments/payment/use-payment-request';
import { type PaymentPageState, WaitingWords } from '#web/features/payments/payment/waiting-words.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { useReturn } from '#web/ui/payment/use-return';

interface WaitingForPaymentProps {
  readonly appointment: string;
  readonly method: PaymentMethod;
  /** The payment page, if it is known; after a reload it is requested again. */
  readonly page: string | undefined;
  readonly paymentPageState: PaymentPageState;
  /** Whether the last refresh failed. */
  readonly isUnread: boolean;
  readonly onAnswer: (answer: PaymentAnswer) => void;
  readonly onBack: () => void;
  /** A link to ask the therapist. */
  readonly children?: ReactNode;
}

const labels: Readonly<Record<PaymentPageState, string>> = {
  opened: 'Apri di nuovo la pagina di pagamento',
  blocked: 'Apri la pagina di pagamento',
  unknown: 'Apri di nuovo la pagina di pagamento',
  'of-before': 'Apri la nuova pagina di pagamento',
};

/**
 * Shown while the patient pays in another tab: the outcome comes by itself (`AwaitedPayments`), and a link leads back
 * to the page.
 */
export function WaitingForPayment(props: WaitingForPaymentProps) {
  const { appointment, method, page, paymentPageState, isUnread, onAnswer, onBack, children } = props;
  const { ask, isAsking, failed } = usePaymentRequest({ appointment, onAnswer });
  const { refresh } = useQueryCache();
  const { isBack, leave } = useReturn(() => refresh([listAppointments.name]));
  const words = failed && paymentFailure(failed, { wasPageOpened: true });
  return (
    <Stack>
      <WaitingWords state={paymentPageState} isBack={isBack} isUnread={isUnread} />
      {words && (
        <Alert role="alert" color="mattone" title={words.title}>
          {words.advice}
        </Alert>
      )}
      <DialogActions>
        {children}
        <Button variant="default" onClick={onBack}>
          Ho cambiato idea
        </Button>
        {page === undefined ? (
          <Button
            loading={isAsking}
            onClick={() => {
              leave();
              void ask(method);
            }}
          >
            {labels[paymentPageState]}
          </Button>
        ) : (
          <Button component="a" href={page} target="_blank" rel="noopener noreferrer" onClick={leave}>
            <span>{labels[paymentPageState]}</span>
            <span className="visually-hidden"> (nuova scheda)</span>
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}
