import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso, minuteMs } from '#contracts/kernel/instant';

/** How long before its start a session can be joined, in milliseconds. */
const opensBeforeMs = 10 * minuteMs;

export type JoinState = 'complete' | 'allow' | 'not-allow';

/**
 * Whether an accepted session is over, can be joined (from 10 minutes before its start) or not yet; null while it is
 * not accepted (STATE-01 to 04, APPT-68 to 71).
 */
export function joinState(
  { status, startsAt, endsAt }: Pick<Appointment, 'status' | 'startsAt' | 'endsAt'>,
  now: Instant,
): JoinState | null {
  if (status !== 'accepted') return null;
  if (now > instantFromIso(endsAt)) return 'complete';
  return instantFromIso(startsAt) - now <= opensBeforeMs ? 'allow' : 'not-allow';
}
