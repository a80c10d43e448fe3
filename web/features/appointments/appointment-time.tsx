import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import classes from '#web/features/appointments/appointment-entry.module.css';

interface AppointmentTimeProps {
  readonly id: string;
  readonly appointment: Pick<Appointment, 'startsAt' | 'endsAt'>;
}

/** `Gio 12 marzo 2026, 18:30-19:30`, broken in a narrow place only between day and times. */
export function AppointmentTime({ id, appointment }: AppointmentTimeProps) {
  const text = shortDateAndTimes(instantFromIso(appointment.startsAt), instantFromIso(appointment.endsAt));
  const timesAt = text.lastIndexOf(' ') + 1;
  return (
    <Text id={id} fw={600} className={classes.times}>
      {text.slice(0, timesAt)}
      <span className={classes.unbroken}>{text.slice(timesAt)}</span>
    </Text>
  );
}
