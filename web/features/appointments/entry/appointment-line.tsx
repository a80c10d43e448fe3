import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import classes from '#web/features/appointments/entry/appointment-entry.module.css';
import { startAndEnd } from '#web/features/appointments/entry/appointment-times';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { AppointmentStatus } from '#web/features/appointments/entry/state/appointment-status.tsx';
import { appointmentStatusText } from '#web/features/appointments/entry/state/appointment-status-text';
import { useSignedInUser } from '#web/session/session-context';
import { useNow } from '#web/ui/use-now';

/** An appointment in a few short lines, for lists inside other components. */
export function AppointmentLine({ appointment }: { readonly appointment: Appointment }) {
  const { userType } = useSignedInUser();
  const { word } = appointmentStatusText(appointment, userType, useNow());
  return (
    <div className={classes.line}>
      <Text size="sm" fw={600} className={classes.times}>
        {`${startAndEnd(appointment)} · ${appointment.otherSide.name}`}
      </Text>
      <Text size="sm" c="dimmed">
        {kindName[appointment.kind]}
      </Text>
      <AppointmentStatus status={appointment.status} word={word} />
    </div>
  );
}
