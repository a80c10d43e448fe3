import { Alert, Button, Radio, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import type { PaymentMethod } from '#contracts/payments/payments.api';
import { paymentFailure } from '#web/features/payments/payment/payment-failure';
import type { usePaymentRequest } from '#web/features/payments/payment/use-payment-request';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface PayTabProps {
  /** Null while the price is unknown. */
  readonly payableCents: number | null;
  readonly method: PaymentMethod | null;
  readonly onChoose: (method: PaymentMethod) => void;
  readonly request: ReturnType<typeof usePaymentRequest>;
}

/** '02 Pagamento': the only provider, to be chosen by the patient, and the button that needs that choice. */
export function PayTab({ payableCents, method, onChoose, request }: PayTabProps) {
  const { ask, isAsking, failed } = request;
  const reason = useId();
  const isCovered = payableCents === 0;
  return (
    <Stack>
      <Text>
        {payableCents === null && <span>L’importo ti viene mostrato da PayPal prima di pagare.</span>}
        {isCovered && <span>Il tuo credito copre tutta la seduta: non paghi nulla.</span>}
        {payableCents !== null && !isCovered && (
          <>
            <span>Da pagare:</span> <strong>{priceText(payableCents)}</strong>
          </>
        )}
      </Text>
      <Radio.Group label="Come vuoi pagare?" value={method ?? ''} onChange={() => onChoose('paypal')}>
        <Radio
          mt="xs"
          value="paypal"
          label="PayPal"
          description={
            isCovered ? 'Serve solo se resta qualcosa da pagare.' : 'Anche con carta di credito o di debito.'
          }
        />
      </Radio.Group>
      {failed && (
        <Alert role="alert" color="mattone" title={paymentFailure(failed).title}>
          {paymentFailure(failed).advice}
        </Alert>
      )}
      <Text id={reason} size="sm" c="dimmed">
        {method ? whatFollows(isCovered) : 'Scegli come pagare per attivare il pulsante.'}
      </Text>
      <DialogActions>
        <Button
          disabled={!method}
          loading={isAsking}
          aria-describedby={reason}
          onClick={() => method && void ask(method, { withTab: !isCovered })}
        >
          {payLabel(payableCents)}
        </Button>
      </DialogActions>
    </Stack>
  );
}

function whatFollows(isCovered: boolean): string {
  return isCovered
    ? 'Con questo passo la seduta è confermata.'
    : 'Si apre la pagina di PayPal in una nuova scheda. Paghi solo quando confermi lì.';
}

function payLabel(payableCents: number | null): string {
  if (payableCents === null) return 'Vai a PayPal';
  return payableCents === 0 ? 'Conferma con il credito' : `Paga ${priceText(payableCents)}`;
}
