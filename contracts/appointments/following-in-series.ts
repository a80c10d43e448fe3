import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

/**
 * What `this and the following` means for an appointment of a weekly series: those of its series that start with it or
 * later, earliest first, as far as they can still be moved or cancelled. Denied and past ones, those of others and
 * those with another patient are left out. Without a series it is the appointment alone, if it can still be changed.
 *
 * @param appointments the user's appointments
 * @param now in milliseconds
 */
export function followingInSeries(
  appointment: Appointment,
  appointments: readonly Appointment[],
  now: Instant,
): Appointment[] {
  const { series, startsAt, otherSide } = appointment;
  const isOfSeries = (one: Appointment) => one.series === series && one.otherSide.token === otherSide.token;
  const candidates = series === null ? [appointment] : appointments.filter(isOfSeries);
  return candidates
    .filter((one) => one.own && one.status !== 'denied' && instantFromIso(one.endsAt) > now)
    .filter((one) => instantFromIso(one.startsAt) >= instantFromIso(startsAt))
    .toSorted((one, other) => instantFromIso(one.startsAt) - instantFromIso(other.startsAt));
}
