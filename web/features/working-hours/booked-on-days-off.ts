import type { Appointment } from '#contracts/appointments/appointments.api';
import { civilDateFrom } from '#contracts/kernel/civil-date';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { touchesDayOff } from '#contracts/working-hours/touches-day-off';
import type { AbsenceRow } from '#web/features/working-hours/absence-values';

/**
 * The therapist's appointments to come that touch a day off, earliest first. Days that cannot be read yet hold none,
 * nor does a cancelled appointment count.
 */
export function bookedOnDaysOff<Row extends Pick<Appointment, 'own' | 'status' | 'startsAt' | 'endsAt'>>(
  absences: readonly Pick<AbsenceRow, 'from' | 'to'>[],
  appointments: readonly Row[],
  now: Instant,
): readonly Row[] {
  const readable = absences.filter(({ from, to }) => civilDateFrom(from) && civilDateFrom(to));
  return appointments
    .filter(({ own, status, startsAt }) => own && status !== 'denied' && instantFromIso(startsAt) > now)
    .filter(({ startsAt, endsAt }) => touchesDayOff(readable, instantFromIso(startsAt), instantFromIso(endsAt)))
    .sort((one, other) => instantFromIso(one.startsAt) - instantFromIso(other.startsAt));
}
