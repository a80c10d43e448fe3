import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import type { Note } from '#contracts/patients/patients.api';

/** The day of a note, in words also where the platform has none. */
export function noteDay(date: Note['date']): string {
  return date === null ? 'Senza data' : italianDate(date as CivilDate);
}
