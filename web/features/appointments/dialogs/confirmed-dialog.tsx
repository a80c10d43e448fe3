import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { useStepDialogs } from '#web/features/appointments/entry/appointment-slots';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';

interface ConfirmedDialogProps {
  readonly appointment: Appointment | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The patient confirmed: said in the specified words, with the date and what comes next (APPT-90, APPT-91). */
export function ConfirmedDialog({ appointment, opened, onClose }: ConfirmedDialogProps) {
  const { AddToCalendar } = useStepDialogs();
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
  const when = shortDateAndTimes(instantFromIso(startsAt), instantFromIso(endsAt));
  return `Ti aspetta ${otherSide.name}, ${when}. Potrai entrare da 10 minuti prima.`;
}
