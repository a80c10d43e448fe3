import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { PaymentReceipt, useProvenPayment } from '#web/features/payments/receipt/payment-receipt.tsx';
import { amountsPaid } from '#web/features/payments/receipt/payment-summary';
import type { Fact } from '#web/features/payments/summary/facts-of-session';
import { SessionFacts } from '#web/features/payments/summary/session-facts.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { Amount, AmountBox, Amounts } from '#web/ui/payment/amounts.tsx';

interface PaymentDoneProps {
  readonly appointment: Appointment;
  readonly kind: string;
  /** Buttons to save the date or to ask for another one. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The confirmed session: its facts, its receipt, and what to do if the time no longer suits. */
export function PaymentDone({ appointment, kind, children, onClose }: PaymentDoneProps) {
  const { payment, isReading } = useProvenPayment(appointment);
  return (
    <Stack>
      <Text>L'appuntamento è stato creato con successo.</Text>
      <SessionFacts appointment={appointment} kind={kind} />
      {payment && <AmountsPaid amounts={amountsPaid(appointment, payment)} />}
      <Text size="sm" c="dimmed">
        Se devi spostarla, scrivi al terapeuta in chat: solo lui o lei può spostare o annullare. La fattura la emette il
        terapeuta.
      </Text>
      <Group gap="md">
        {children}
        {payment && <PaymentReceipt {...{ appointment, kind, payment, isReading }} />}
      </Group>
      <DialogActions>
        <Button onClick={onClose}>OK</Button>
      </DialogActions>
    </Stack>
  );
}

function AmountsPaid({ amounts }: { readonly amounts: readonly Fact[] }) {
  return (
    <AmountBox aria-label="Quanto hai pagato">
      <Amounts>
        {amounts.map(([label, amount], index) => (
          <Amount key={label} label={label} isDue={index === amounts.length - 1}>
            {amount}
          </Amount>
        ))}
      </Amounts>
    </AmountBox>
  );
}
