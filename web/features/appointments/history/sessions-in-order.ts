import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

/** The therapy sessions, and which of them comes next. */
export interface OrderedSessions {
  readonly sessions: readonly Appointment[];
  /** The token of the next one that is not cancelled, which stands on top. */
  readonly next: string | undefined;
}

/** The next session first, then the others, newest first; introductory talks are no therapy (PATIENT-08). */
export function sessionsInOrder(appointments: readonly Appointment[], now: Instant): OrderedSessions {
  const therapy = appointments.filter(({ kind }) => kind !== 'introductory-talk');
  const newestFirst = therapy.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt));
  const next = newestFirst.findLast(({ status, endsAt }) => status !== 'denied' && instantFromIso(endsAt) > now);
  if (!next) return { sessions: newestFirst, next: undefined };
  return { sessions: [next, ...newestFirst.filter((one) => one !== next)], next: next.token };
}
