import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

type Occupied = Pick<Appointment, 'token' | 'status' | 'startsAt' | 'endsAt'>;

/** The time asked for; `ignoring` names the appointment being moved. */
export interface WantedTime {
  readonly start: Instant;
  readonly end: Instant;
  readonly ignoring?: string;
}

/**
 * The appointments that overlap the wanted time. Denied ones never count, nor does the one being moved; two
 * appointments may touch (APPT-29).
 */
export function clashesWith<Row extends Occupied>(wanted: WantedTime, appointments: readonly Row[]): Row[] {
  return appointments.filter(
    ({ token, status, startsAt, endsAt }) =>
      status !== 'denied' &&
      token !== wanted.ignoring &&
      instantFromIso(startsAt) < wanted.end &&
      wanted.start < instantFromIso(endsAt),
  );
}
