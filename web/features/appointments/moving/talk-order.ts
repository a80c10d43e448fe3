import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

/**
 * The appointment that would be on the wrong side of a moved one: the first therapy session that an introductory talk
 * would follow, or the talk that a therapy session would precede. Cancelled ones and those of others do not count.
 */
export function outOfOrderWith<
  Row extends Pick<Appointment, 'token' | 'kind' | 'status' | 'own' | 'startsAt' | 'otherSide'>,
>(moved: Row, start: Instant, appointments: readonly Row[]): Row | undefined {
  const isTalk = moved.kind === 'introductory-talk';
  return appointments
    .filter(({ own, status, otherSide }) => own && status !== 'denied' && otherSide.token === moved.otherSide.token)
    .filter(({ token, kind }) => token !== moved.token && (kind === 'introductory-talk') !== isTalk)
    .filter(({ startsAt }) => (isTalk ? instantFromIso(startsAt) < start : start < instantFromIso(startsAt)))
    .sort((one, other) => instantFromIso(one.startsAt) - instantFromIso(other.startsAt))[0];
}
