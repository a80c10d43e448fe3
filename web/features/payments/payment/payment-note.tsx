import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { readPaymentRecord } from '#web/features/payments/payment/payment-record';
import { useDraftOwner } from '#web/forms/draft-owner';

/** Says of a pending session that its payment page was opened in this tab and the outcome is not known yet. */
export function PaymentNote({ appointment }: { readonly appointment: Appointment }) {
  const owner = useDraftOwner();
  const isAwaited = appointment.status === 'pending' && readPaymentRecord(owner, appointment).waitsFor !== null;
  if (!isAwaited) return null;
  return (
    <Text size="sm" fw={600}>
      Hai aperto la pagina di pagamento: se hai già pagato non pagare di nuovo, la conferma arriva qui da sola.
    </Text>
  );
}
