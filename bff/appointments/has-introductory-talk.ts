import type { Appointment } from '#contracts/appointments/appointments.api';

/**
 * Whether a therapist and a patient have an introductory talk among their appointments. Denied ones do not count, so
 * that a cancelled talk can be held again (APPT-34).
 */
export function hasIntroductoryTalk(ofThePair: readonly Pick<Appointment, 'kind' | 'status'>[]): boolean {
  return ofThePair.some(({ kind, status }) => kind === 'introductory-talk' && status !== 'denied');
}
