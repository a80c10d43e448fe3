import { appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';

/**
 * Whether it is a therapy session the user had as a patient: accepted and past its end. An introductory talk is not.
 */
export function isHeldTherapy(seen: EventAsSeen, now: Instant): boolean {
  const facts = appointmentOf(seen);
  return !seen.isOrganiser && facts.kind !== 'introductory-talk' && joinState(facts, now) === 'complete';
}

/** The therapy sessions the user had as a patient, by therapist; earliest first for each therapist. */
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
