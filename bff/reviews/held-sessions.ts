import { factsOf, type Meeting } from '#bff/appointments/appointments-mapping';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';

/** Whether the reader had it as a patient: a therapy session, accepted and past its end. An introductory talk is none. */
export function isHeldTherapy(meeting: Meeting, now: Instant): boolean {
  const facts = factsOf(meeting);
  return !meeting.own && facts.kind !== 'introductory-talk' && joinState(facts, now) === 'complete';
}

/** The therapy sessions the reader had, by therapist; of each therapist the earliest first. */
export function heldSessions(meetings: readonly Meeting[], now: Instant): ReadonlyMap<string, readonly Meeting[]> {
  const held = meetings.filter((meeting) => isHeldTherapy(meeting, now));
  return Map.groupBy(
    held.toSorted((one, other) => one.event.start_timestamp - other.event.start_timestamp),
    ({ other }) => other,
  );
}
