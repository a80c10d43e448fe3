import type { Appointment } from '#contracts/appointments/appointments.api';
import { CancelDialog } from '#web/features/appointments/dialogs/cancel-dialog.tsx';
import { type StepDialogProps, useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { MoveDialog } from '#web/features/appointments/moving/move-dialog.tsx';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';

interface AppointmentDialogsProps {
  readonly flow: AppointmentFlow;
  /** An appointment that was cancelled or moved is gone from its place: where the focus goes then. */
  readonly onGone?: () => void;
}

/** Whatever stands open over a list or a card of appointments. Closed ones stay mounted, so that focus finds its way back. */
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

/** A press on the room, which is not built yet: says so, and what to do meanwhile. */
function NotYetDialog({ appointment, opened, onClose }: StepDialogProps) {
  return (
    <MessageDialog
      opened={opened}
      title="La stanza della seduta non è ancora configurata"
      message="La videochiamata da qui è in arrivo. Intanto accordatevi in chat su come incontrarvi."
      onClose={onClose}
    >
      {appointment && <ChatLink person={appointment.otherSide.token} label="Scrivi in chat" />}
    </MessageDialog>
  );
}

interface ConfirmedDialogProps {
  readonly appointment: Appointment | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The patient confirmed: said in the specified words, with the date and what comes next (APPT-90, APPT-91). */
function ConfirmedDialog({ appointment, opened, onClose }: ConfirmedDialogProps) {
  const { AddToCalendar } = useAppointmentSlots();
  return (
    <MessageDialog
      opened={opened}
      title="Appuntamento confermato con successo"
      message="L'appuntamento è stato creato con successo."
      advice={appointment ? whatFollows(appointment) : ''}
      onClose={onClose}
    >
      {appointment && <AddToCalendar appointment={appointment.token} />}
    </MessageDialog>
  );
}

function whatFollows({ startsAt, endsAt, otherSide }: Appointment): string {
  const when = dateAndTimes({ startsAt, endsAt });
  return `Ti aspetta ${otherSide.name}, ${when}. Potrai entrare da 10 minuti prima.`;
}
