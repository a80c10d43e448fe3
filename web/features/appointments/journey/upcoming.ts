import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

const shownAtMost = 5;

/**
 * The next five appointments that have not ended, by start, without denied ones. One under way still counts, so that it
 * can be joined from the list.
 */
export function upcomingAppointments<Row extends Pick<Appointment, 'status' | 'startsAt' | 'endsAt'>>(
  appointments: readonly Row[],
  now: Instant,
): Row[] {
  return appointments
    .filter(({ status, endsAt }) => status !== 'denied' && instantFromIso(endsAt) >= now)
    .sort((one, other) => instantFromIso(one.startsAt) - instantFromIso(other.startsAt))
    .slice(0, shownAtMost);
}
