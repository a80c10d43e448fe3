import { mergedSpans } from '#bff/working-hours/merged-spans';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { shiftDays } from '#contracts/kernel/rome-time';
import type { Absence } from '#contracts/working-hours/working-hours.api';

/**
 * The days off in normal form: in order, merged where they overlap or follow each other, without those that are over.
 */
export function plainAbsences(absences: readonly Absence[], today: CivilDate): Absence[] {
  const ahead = absences.filter(({ to }) => to >= today);
  return mergedSpans(ahead, (end, next) => next <= shiftDays(end as CivilDate, 1));
}
