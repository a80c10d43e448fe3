import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WhyGone } from '#web/features/payments/payment/use-live-appointment';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface PaymentGoneProps {
  readonly why: WhyGone;
  readonly children: ReactNode;
}

interface GoneWords {
  readonly title: string;
  readonly what: string;
  readonly paid: string;
}

/** Only after a cancellation is it known that a payment becomes credit. */
export const goneWords: Readonly<Record<WhyGone, GoneWords>> = {
  cancelled: {
    title: 'Appuntamento annullato',
    what: 'L’appuntamento è stato annullato nel frattempo: non c’è più nulla da pagare.',
    paid: 'Se avevi già pagato, l’importo diventa credito per la prossima seduta.',
  },
  missing: {
    title: 'Appuntamento non trovato',
    what: 'Questo appuntamento non è più nel tuo calendario. Forse il terapeuta lo ha tolto o rifatto.',
    paid: 'Se hai già pagato, non pagare di nuovo: scrivi al terapeuta in chat.',
  },
};

/** Shown when the appointment disappears while its payment is under way. */
export function PaymentGone({ why, children }: PaymentGoneProps) {
  return (
    <Stack>
      <Text>{goneWords[why].what}</Text>
      <Text>{goneWords[why].paid}</Text>
      <DialogActions>{children}</DialogActions>
    </Stack>
  );
}
