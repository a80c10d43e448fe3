import { useState } from 'react';
import type { StepDialogProps } from '#web/features/appointments/entry/appointment-slots';
import { keepPaymentUnderWay } from '#web/features/payments/payment/payment-under-way';
import { WalletDialog } from '#web/features/payments/wallet/wallet-dialog.tsx';
import { WalletOpener } from '#web/features/payments/wallet/wallet-opener';
import { ConfirmationFlow } from '#web/flows/confirmation/confirmation-flow.tsx';
import { useDraftOwner } from '#web/forms/draft-owner';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

/** Consent, summary and payment of a pending paid session, in one dialog. */
export function ConfirmationDialog({ appointment, opened, onClose }: StepDialogProps) {
  const owner = useDraftOwner();
  const [title, setTitle] = useState('Conferma la seduta');
  const [isWalletOpen, setWalletOpen] = useState(false);
  const close = () => {
    keepPaymentUnderWay(owner, '');
    onClose();
  };
  // Both dialogs hear the same press of Esc: the lower one must still see the upper one open.
  const closeWallet = () => void setTimeout(() => setWalletOpen(false));
  return (
    <>
      <Dialog
        opened={opened}
        onClose={close}
        title={title}
        size="lg"
        // What is typed is kept, but a press beside the dialog should not interrupt the user.
        closeOnClickOutside={false}
      >
        {appointment && (
          <WalletOpener value={() => setWalletOpen(true)}>
            <ConfirmationFlow key={appointment.token} appointment={appointment} onTitle={setTitle} onClose={close} />
          </WalletOpener>
        )}
      </Dialog>
      <WalletDialog opened={isWalletOpen} onClose={closeWallet} />
    </>
  );
}
