import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import classes from '#web/features/appointments/entry/appointment-entry.module.css';

interface AppointmentTimeProps {
  readonly id: string;
  readonly appointment: Pick<Appointment, 'startsAt' | 'endsAt'>;
  /** A heading above shows the day: the eye needs only the times, while whoever lands on the entry hears both. */
  readonly underItsDay?: boolean;
}

/** `Gio 12 marzo 2026, 18:30-19:30`, broken in a narrow place only between day and times. */
export function AppointmentTime({ id, appointment, underItsDay = false }: AppointmentTimeProps) {
  const text = shortDateAndTimes(instantFromIso(appointment.startsAt), instantFromIso(appointment.endsAt));
  const timesAt = text.lastIndexOf(' ') + 1;
  return (
    <Text id={id} fw={600} className={classes.times}>
      <span className={underItsDay ? 'visually-hidden' : undefined}>{text.slice(0, timesAt)}</span>
      <span className={classes.unbroken}>{text.slice(timesAt)}</span>
    </Text>
  );
}
