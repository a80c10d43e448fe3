import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

/** The therapy sessions, and which of them comes next. */
export interface OrderedSessions {
  readonly sessions: readonly Appointment[];
  /** The token of the next one that is not cancelled and has not begun: only one under way stands above it. */
  readonly next: string | undefined;
}

/**
 * What is under way and to come, the next one first; then what is past or cancelled, newest first. Introductory talks
 * are no therapy (PATIENT-08).
 */
export function sessionsInOrder(appointments: readonly Appointment[], now: Instant): OrderedSessions {
  const byStart = appointments
    .filter(({ kind }) => kind !== 'introductory-talk')
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const isToCome = ({ status, endsAt }: Appointment) => status !== 'denied' && instantFromIso(endsAt) > now;
  const toCome = byStart.filter(isToCome);
  const others = byStart.filter((session) => !isToCome(session)).toReversed();
  const next = toCome.find(({ startsAt }) => instantFromIso(startsAt) > now);
  return { sessions: [...toCome, ...others], next: next?.token };
}
