import type { Meeting } from '#bff/appointments/appointments-mapping';

/** Leaves out what another event of the same therapist has taken the place of: half way through a move both stand. */
export function withoutMoved(meetings: readonly Meeting[]): Meeting[] {
  const replaced = new Set(
    meetings.flatMap(({ event }) =>
      (event.configuration.moved_from ?? []).map((token) => `${event.resource} ${token}`),
    ),
  );
  return meetings.filter(({ event }) => !replaced.has(`${event.resource} ${event.public_token}`));
}
