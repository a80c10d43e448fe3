import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { goneWords, PaymentGone } from '#web/features/payments/payment/payment-gone.tsx';
import { paths } from '#web/routing/paths';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface LostPaymentDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Says that the appointment of an awaited payment no longer exists; its therapist and time are unknown. */
export function LostPaymentDialog({ opened, onClose }: LostPaymentDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={goneWords.missing.title} closeOnClickOutside={false}>
      <PaymentGone why="missing">
        <Anchor component={Link} to={paths.chat} size="sm" py="xs" onClick={onClose}>
          Vai alla chat
        </Anchor>
        <Button data-autofocus onClick={onClose}>
          OK
        </Button>
      </PaymentGone>
    </Dialog>
  );
}
