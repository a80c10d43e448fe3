import type { Meeting } from '#bff/appointments/appointments-mapping';

/** The therapist's own appointment that the act wrote, wherever it has been moved to since. */
export function writtenByAct(act: string, meetings: readonly Meeting[]): Meeting | undefined {
  return meetings.find(({ own, event: { configuration } }) => {
    const acts = [configuration.act, ...(configuration.earlier_acts ?? [])];
    return own && acts.includes(act);
  });
}
