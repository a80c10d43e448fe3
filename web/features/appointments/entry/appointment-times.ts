import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, shortDateAndTimes } from '#contracts/kernel/italian-format';

type Times = Pick<Appointment, 'startsAt' | 'endsAt'>;

/** `gio 12 marzo 2026, 18:30-19:30`, in Rome. */
export function dateAndTimes({ startsAt, endsAt }: Times): string {
  return shortDateAndTimes(instantFromIso(startsAt), instantFromIso(endsAt));
}

/** `18:30-19:30`, in Rome. */
export function startAndEnd({ startsAt, endsAt }: Times): string {
  return `${clockTime(instantFromIso(startsAt))}-${clockTime(instantFromIso(endsAt))}`;
}
