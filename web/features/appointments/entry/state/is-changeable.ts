import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

/** Whether its therapist may still move or cancel the appointment: it is neither cancelled nor over. */
export function isChangeable({ status, endsAt }: Pick<Appointment, 'status' | 'endsAt'>, now: Instant): boolean {
  return status !== 'denied' && now <= instantFromIso(endsAt);
}
