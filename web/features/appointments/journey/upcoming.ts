import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

/** How many appointments the list shows at most (CAL-25, CAL-28). */
const shownAtMost = 5;

/**
 * The next five appointments that have not ended, by start; denied ones are left out (CAL-25, CAL-29). One under way
 * still counts, so that it can be joined from the list.
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
