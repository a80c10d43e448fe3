import { appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';

/** Whether the reader had it as a patient: a therapy session, accepted and past its end. An introductory talk is none. */
export function isHeldTherapy(seen: EventAsSeen, now: Instant): boolean {
  const facts = appointmentOf(seen);
  return !seen.isOrganiser && facts.kind !== 'introductory-talk' && joinState(facts, now) === 'complete';
}

/** The therapy sessions the reader had, by therapist; of each therapist the earliest first. */
export function heldSessions(
  events: readonly EventAsSeen[],
  now: Instant,
): ReadonlyMap<string, readonly EventAsSeen[]> {
  const held = events.filter((seen) => isHeldTherapy(seen, now));
  return Map.groupBy(
    held.toSorted((one, other) => one.event.start_timestamp - other.event.start_timestamp),
    ({ other }) => other,
  );
}
