import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

/** The therapy sessions, and which of them comes next. */
export interface OrderedSessions {
  readonly sessions: readonly Appointment[];
  /** The token of the next one that is not cancelled, which stands on top. */
  readonly next: string | undefined;
}

/**
 * What is to come, the next one first; then what is past or cancelled, newest first. Introductory talks are no therapy
 * (PATIENT-08).
 */
export function sessionsInOrder(appointments: readonly Appointment[], now: Instant): OrderedSessions {
  const byStart = appointments
    .filter(({ kind }) => kind !== 'introductory-talk')
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const isToCome = ({ status, endsAt }: Appointment) => status !== 'denied' && instantFromIso(endsAt) > now;
  const toCome = byStart.filter(isToCome);
  const others = byStart.filter((session) => !isToCome(session)).toReversed();
  return { sessions: [...toCome, ...others], next: toCome[0]?.token };
}
