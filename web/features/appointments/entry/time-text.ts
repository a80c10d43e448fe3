import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';

/** `gio 12 marzo 2026, 18:30-19:30`, in Rome. */
export function timeText({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): string {
  return shortDateAndTimes(instantFromIso(startsAt), instantFromIso(endsAt));
}
