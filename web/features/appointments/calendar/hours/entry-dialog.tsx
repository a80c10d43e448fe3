import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { findAppointment } from '#contracts/appointments/find-appointment';
import type { Instant } from '#contracts/kernel/instant';
import classes from '#web/features/appointments/entry/appointment-entry.module.css';
import { AppointmentEntry } from '#web/features/appointments/entry/appointment-entry.tsx';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useSignedInUser } from '#web/session/session-context';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface EntryDialogProps {
  readonly opened: boolean;
  /** The tokens of the appointments; they are shown in their current state. */
  readonly tokens: readonly string[];
  readonly appointments: readonly Appointment[];
  readonly now: Instant;
  readonly flow: AppointmentFlow;
  readonly onClose: () => void;
}

/** The appointments pressed in the calendar, with all their actions. */
export function EntryDialog({ opened, tokens, appointments, now, flow, onClose }: EntryDialogProps) {
  const { userType } = useSignedInUser();
  const shown = tokens.flatMap((token) => findAppointment(appointments, token) ?? []);
  return (
    <Dialog opened={opened} onClose={onClose} title={tokens.length > 1 ? 'Appuntamenti' : 'Appuntamento'}>
      {shown.length === 0 && <Text>Questo appuntamento non c’è più.</Text>}
      <ul className={classes.list}>
        {shown.map((appointment) => (
          <li key={appointment.token} className={classes.item}>
            <AppointmentEntry appointment={appointment} reader={userType} now={now} flow={flow} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
