import type { Appointment } from '#contracts/appointments/appointments.api';
import { type StepDialogProps, useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { noRoomYet } from '#web/features/appointments/entry/appointment-status-text';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';

/** A press on the room while none is configured: says so, and that another time can be agreed on. */
export function NotYetDialog({ appointment, opened, onClose }: StepDialogProps) {
  return (
    <MessageDialog
      opened={opened}
      title="La stanza della seduta non è ancora configurata"
      message={`${noRoomYet} Da qui per ora non si entra.`}
      advice="Se serve un altro orario, scrivi in chat."
      onClose={onClose}
    >
      {appointment && <ChatLink person={appointment.otherSide.token} label="Scrivi in chat" />}
    </MessageDialog>
  );
}

/** The patient confirmed: said in the specified words, with the date and what comes next (APPT-90, APPT-91). */
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
  return `Ti aspetta ${otherSide.name}, ${when}. «Partecipa alla seduta» si attiva 10 minuti prima.`;
}
