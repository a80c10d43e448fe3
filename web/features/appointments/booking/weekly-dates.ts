import type { CivilDate } from '#contracts/kernel/civil-date';
import { shiftDays } from '#contracts/kernel/rome-time';

/** The fewest and the most appointments of a series. */
export const seriesLength = { min: 2, max: 12 } as const;

/**
 * The same weekday in `times` consecutive weeks, starting with the given day. The days are those of Rome's calendar, so
 * that a series keeps its clock time where summer time begins or ends.
 */
export function weeklyDates(first: CivilDate, times: number): CivilDate[] {
  return Array.from({ length: times }, (_, week) => shiftDays(first, week * 7));
}
