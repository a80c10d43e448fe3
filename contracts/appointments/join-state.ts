import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** How early a session can be joined: 10 minutes before its start, in milliseconds. */
const opensBeforeMs = 10 * minuteMs;

/** The moment from which a session can be joined. */
export function joinOpensAt({ startsAt }: Pick<Appointment, 'startsAt'>): Instant {
  return shiftInstant(instantFromIso(startsAt), -opensBeforeMs);
}

export type JoinState = 'complete' | 'allow' | 'not-allow';

/**
 * Whether an accepted session is over, can be joined (from 10 minutes before its start) or cannot be joined yet; null
 * while it is not accepted (STATE-01).
 */
export function joinState(
  appointment: Pick<Appointment, 'status' | 'startsAt' | 'endsAt'>,
  now: Instant,
): JoinState | null {
  if (appointment.status !== 'accepted') return null;
  if (now > instantFromIso(appointment.endsAt)) return 'complete';
  return now >= joinOpensAt(appointment) ? 'allow' : 'not-allow';
}
