import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** How long before its start a session can be joined, in milliseconds. */
const opensBeforeMs = 10 * minuteMs;

/** From when a session can be joined. */
export function joinOpensAt({ startsAt }: Pick<Appointment, 'startsAt'>): Instant {
  return shiftInstant(instantFromIso(startsAt), -opensBeforeMs);
}

export type JoinState = 'complete' | 'allow' | 'not-allow';

/**
 * Whether an accepted session is over, can be joined (from 10 minutes before its start) or not yet; null while it is
 * not accepted (STATE-01 to 04, APPT-68 to 71).
 */
export function joinState(
  appointment: Pick<Appointment, 'status' | 'startsAt' | 'endsAt'>,
  now: Instant,
): JoinState | null {
  if (appointment.status !== 'accepted') return null;
  if (now > instantFromIso(appointment.endsAt)) return 'complete';
  return now >= joinOpensAt(appointment) ? 'allow' : 'not-allow';
}
