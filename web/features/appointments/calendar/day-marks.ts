import { holidayOn } from '#contracts/appointments/italian-holidays';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Absence } from '#contracts/working-hours/working-hours.api';
import { isDayOff } from '#web/features/appointments/calendar/is-day-off';

/** What sets a day apart, in words: the name of a national holiday, then the therapist's own day off. */
export function dayMarks(absences: readonly Absence[], day: CivilDate): readonly string[] {
  const holiday = holidayOn(day);
  return [...(holiday ? [holiday] : []), ...(isDayOff(absences, day) ? ['assente'] : [])];
}
