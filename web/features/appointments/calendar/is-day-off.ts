import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Absence } from '#contracts/working-hours/working-hours.api';

/** Whether the day is one of the therapist's days off; an absence includes its first and last day. */
export function isDayOff(absences: readonly Absence[], day: CivilDate): boolean {
  return absences.some(({ from, to }) => from <= day && day <= to);
}
