import { CancelDialog } from '#web/features/appointments/dialogs/cancel-dialog.tsx';
import { ConfirmedDialog } from '#web/features/appointments/dialogs/confirmed-dialog.tsx';
import { NotYetDialog } from '#web/features/appointments/dialogs/not-yet-dialog.tsx';
import { useStepDialogs } from '#web/features/appointments/entry/appointment-slots';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { MoveDialog } from '#web/features/appointments/moving/move-dialog.tsx';

interface AppointmentDialogsProps {
  readonly flow: AppointmentFlow;
  /** An appointment that was cancelled or moved is gone from its place: where the focus goes then. */
  readonly onGone?: () => void;
}

/** Whatever stands open over a list or a card of appointments. Closed ones stay mounted, so that focus finds its way back. */
export function AppointmentDialogs({ flow, onGone }: AppointmentDialogsProps) {
  const { dialog, isDialogOpen, closeDialog } = flow;
  const { Confirmation, Review, DeviceCheck } = useStepDialogs();
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
