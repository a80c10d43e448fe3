import type { Appointment } from '#contracts/appointments/appointments.api';
import { dayMs, type Instant, instantFromIso } from '#contracts/kernel/instant';

/** Whether more than 24 hours have passed since the start, so that the patient can confirm no more (STATE-05, APPT-72). */
export function isConfirmationExpired({ startsAt }: Pick<Appointment, 'startsAt'>, now: Instant): boolean {
  return now - instantFromIso(startsAt) > dayMs;
}
