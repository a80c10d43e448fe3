import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso, shiftInstant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { Absence } from '#contracts/working-hours/working-hours.api';

/**
 * The therapist's own appointments that an absence would hit, earliest first: not cancelled, not yet over, and with a
 * part of them on one of its days in Rome. An end at midnight does not touch the next day.
 *
 * @param now in milliseconds
 */
export function sessionsInAbsence(
  { from, to }: Absence,
  appointments: readonly Appointment[],
  now: Instant,
): Appointment[] {
  return appointments
    .filter(({ own, status, endsAt }) => own && status !== 'denied' && instantFromIso(endsAt) > now)
    .filter(({ startsAt, endsAt }) => {
      const first = romeDate(instantFromIso(startsAt));
      const last = romeDate(shiftInstant(instantFromIso(endsAt), -1));
      return from <= last && first <= to;
    })
    .toSorted((one, other) => instantFromIso(one.startsAt) - instantFromIso(other.startsAt));
}
