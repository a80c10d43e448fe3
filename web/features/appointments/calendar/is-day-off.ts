import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Absence } from '#contracts/working-hours/working-hours.api';

/** Whether the day is one of the therapist's days off; the first and the last of an absence are. */
export function isDayOff(absences: readonly Absence[], day: CivilDate): boolean {
  return absences.some(({ from, to }) => from <= day && day <= to);
}
