import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime } from '#contracts/kernel/italian-format';

/** `18:30-19:30`, in Rome (CAL-17). */
export function timesOf({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): string {
  return `${clockTime(instantFromIso(startsAt))}-${clockTime(instantFromIso(endsAt))}`;
}
