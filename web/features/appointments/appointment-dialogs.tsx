import { CancelDialog } from '#web/features/appointments/cancel-dialog.tsx';
import { ConfirmedDialog } from '#web/features/appointments/confirmed-dialog.tsx';
import { NotYetDialog } from '#web/features/appointments/not-yet-dialog.tsx';
import type { AppointmentFlow } from '#web/features/appointments/use-appointment-flow';

interface AppointmentDialogsProps {
  readonly flow: AppointmentFlow;
  /** After a cancellation the entry is gone: where the focus goes then. */
  readonly onCancelled?: () => void;
}

/** Whatever stands open over a list or a card of appointments. Closed ones stay mounted, so that focus finds its way back. */
export function AppointmentDialogs({ flow, onCancelled }: AppointmentDialogsProps) {
  const { dialog, isDialogOpen, closeDialog } = flow;
  const kind = isDialogOpen ? dialog?.kind : undefined;
  const shared = { appointment: dialog?.appointment, onClose: closeDialog };
  return (
    <>
      <CancelDialog {...shared} opened={kind === 'cancel'} onCancelled={onCancelled} />
      <ConfirmedDialog {...shared} opened={kind === 'confirmed'} />
      <NotYetDialog
        {...shared}
        opened={kind !== undefined && kind !== 'cancel' && kind !== 'confirmed'}
        kind={dialog?.kind}
      />
    </>
  );
}
