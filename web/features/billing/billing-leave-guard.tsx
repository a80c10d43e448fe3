import { Text } from '@mantine/core';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';

/** The IBAN alone would be lost: the rest stays in the tab's draft. */
export function BillingLeaveGuard({ isNeeded }: { readonly isNeeded: () => boolean }) {
  return (
    <LeaveGuard
      isNeeded={isNeeded}
      title="Lasciare i dati per la fatturazione?"
      leaveLabel="Sì, esci"
      stayLabel="No, resta qui"
    >
      <Text>L’IBAN che hai scritto andrà inserito di nuovo. Gli altri campi restano nella bozza.</Text>
    </LeaveGuard>
  );
}
