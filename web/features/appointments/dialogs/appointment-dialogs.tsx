import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

const CancelDialog = lazyDialog(
  async () => (await import('#web/features/appointments/dialogs/cancel-dialog.tsx')).CancelDialog,
);
const MoveDialog = lazyDialog(
  async () => (await import('#web/features/appointments/moving/move-dialog.tsx')).MoveDialog,
);
const ConfirmedDialog = lazyDialog(
  async () => (await import('#web/features/appointments/dialogs/appointment-messages.tsx')).ConfirmedDialog,
);
const NotYetDialog = lazyDialog(
  async () => (await import('#web/features/appointments/dialogs/appointment-messages.tsx')).NotYetDialog,
);

interface AppointmentDialogsProps {
  readonly flow: AppointmentFlow;
  /** Moves the focus when the entry of a cancelled or moved appointment has disappeared. */
  readonly onGone?: () => void;
}

/** The dialogs over a list or a card of appointments. Closed ones stay mounted so that they can give the focus back. */
export function AppointmentDialogs({ flow, onGone }: AppointmentDialogsProps) {
  const { dialog, isDialogOpen, closeDialog } = flow;
  const { Confirmation, Review, DeviceCheck } = useAppointmentSlots();
  const kind = isDialogOpen ? dialog?.kind : undefined;
  const shared = { appointment: dialog?.appointment, onClose: closeDialog };
  return (
    <>
      <CancelDialog {...shared} opened={kind === 'cancel'} onCancelled={onGone} />
      <MoveDialog {...shared} to={dialog?.to} opened={kind === 'move'} onMoved={onGone} />
      <ConfirmedDialog {...shared} opened={kind === 'confirmed'} />
      <Confirmation {...shared} opened={kind === 'confirmation'} />
      <Review {...shared} opened={kind === 'review'} />
      <DeviceCheck {...shared} opened={kind === 'device-check'} />
      <NotYetDialog {...shared} opened={kind === 'room'} />
    </>
  );
}
