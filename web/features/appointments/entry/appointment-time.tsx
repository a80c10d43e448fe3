import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import classes from '#web/features/appointments/entry/appointment-entry.module.css';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';

interface AppointmentTimeProps {
  readonly id: string;
  readonly appointment: Pick<Appointment, 'startsAt' | 'endsAt'>;
  /** A heading above shows the day: the times alone are visible, while screen readers read both. */
  readonly underItsDay?: boolean;
}

/** `gio 12 marzo 2026, 18:30-19:30`, broken in a narrow space only between day and times. */
export function AppointmentTime({ id, appointment, underItsDay = false }: AppointmentTimeProps) {
  const text = dateAndTimes(appointment);
  const timesAt = text.lastIndexOf(' ') + 1;
  return (
    <Text id={id} fw={600} className={classes.times}>
      <span className={underItsDay ? 'visually-hidden' : undefined}>{text.slice(0, timesAt)}</span>
      <span className={classes.unbroken}>{text.slice(timesAt)}</span>
    </Text>
  );
}
