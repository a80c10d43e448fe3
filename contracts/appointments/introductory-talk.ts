import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

/** How far a patient has come with the one free talk that a therapist may give them. */
export type IntroductoryTalk = 'none' | 'proposed' | 'booked' | 'held';

/**
 * The introductory talk among a therapist's and a patient's appointments. Denied ones do not count, so that a
 * cancelled talk can be held again; an accepted one is held once its time is over.
 */
export function introductoryTalk(
  ofThePair: readonly Pick<Appointment, 'kind' | 'status' | 'endsAt'>[],
  now: Instant,
): IntroductoryTalk {
  const talks = ofThePair.filter(isTalk);
  const accepted = talks.filter(({ status }) => status === 'accepted');
  if (accepted.some(({ endsAt }) => instantFromIso(endsAt) <= now)) return 'held';
  if (accepted.length > 0) return 'booked';
  return talks.length > 0 ? 'proposed' : 'none';
}

/** Whether among a therapist's and a patient's appointments there is an introductory talk that is not denied. */
export function hasIntroductoryTalk(ofThePair: readonly Pick<Appointment, 'kind' | 'status'>[]): boolean {
  return ofThePair.some(isTalk);
}

function isTalk({ kind, status }: Pick<Appointment, 'kind' | 'status'>): boolean {
  return kind === 'introductory-talk' && status !== 'denied';
}
