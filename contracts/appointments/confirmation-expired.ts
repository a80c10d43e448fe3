import type { Appointment } from '#contracts/appointments/appointments.api';
import { dayMs, type Instant, instantFromIso, shiftInstant } from '#contracts/kernel/instant';

/** The last moment at which the patient can confirm: 24 hours after the start (STATE-05). */
export function confirmationDeadline({ startsAt }: Pick<Appointment, 'startsAt'>): Instant {
  return shiftInstant(instantFromIso(startsAt), dayMs);
}

/** Whether more than 24 hours have passed since the start, so that the patient can no longer confirm (APPT-72). */
export function isConfirmationExpired(appointment: Pick<Appointment, 'startsAt'>, now: Instant): boolean {
  return now > confirmationDeadline(appointment);
}
