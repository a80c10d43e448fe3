import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from '#web/ui/dialog-actions.tsx';

/** The appointment was cancelled while its payment was under way. */
export function PaymentGone({ children }: { readonly children: ReactNode }) {
  return (
    <Stack>
      <Text>L’appuntamento è stato annullato nel frattempo: non c’è più nulla da pagare.</Text>
      <Text>Se avevi già pagato, l’importo diventa credito per la prossima seduta.</Text>
      <DialogActions>{children}</DialogActions>
    </Stack>
  );
}
