import type { Appointment } from '#contracts/appointments/appointments.api';
import { noRoomYet } from '#web/copy/no-room-yet';
import { type StepDialogProps, useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';

/** Says that the session's room is not built yet, and what to do meanwhile. */
export function NotYetDialog({ appointment, opened, onClose }: StepDialogProps) {
  return (
    <MessageDialog opened={opened} title="Da qui non si entra nella seduta" message={noRoomYet} onClose={onClose}>
      {appointment && <ChatLink person={appointment.otherSide.token} label="Scrivi in chat" />}
    </MessageDialog>
  );
}

/** Tells the patient in the specified words that the appointment is confirmed, with its date and what comes next. */
export function ConfirmedDialog({ appointment, opened, onClose }: StepDialogProps) {
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
  return `Ti aspetta ${otherSide.name}, ${when}. ${noRoomYet}`;
}
