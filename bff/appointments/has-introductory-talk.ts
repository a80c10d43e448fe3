import type { Appointment } from '#contracts/appointments/appointments.api';

/**
 * Whether among a therapist's and a patient's appointments there is an introductory talk. Denied ones do not count, so
 * that a cancelled talk can be held again (APPT-29, APPT-34, C-13, C-14).
 */
export function hasIntroductoryTalk(ofThePair: readonly Pick<Appointment, 'kind' | 'status'>[]): boolean {
  return ofThePair.some(({ kind, status }) => kind === 'introductory-talk' && status !== 'denied');
}
