import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

type Occupied = Pick<Appointment, 'token' | 'status' | 'startsAt' | 'endsAt'>;

/** A stretch of time somebody wants; `ignoring` names the appointment being moved. */
export interface WantedTime {
  readonly start: Instant;
  readonly end: Instant;
  readonly ignoring?: string;
}

/**
 * The appointments that overlap the wanted time. Denied ones never count (APPT-29), nor the one being moved (APPT-51);
 * one that ends as the other begins is no clash.
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
