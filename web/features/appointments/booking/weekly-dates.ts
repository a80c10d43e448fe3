import type { CivilDate } from '#contracts/kernel/civil-date';
import { shiftDays } from '#contracts/kernel/rome-time';

/** How many times a series may take place, at least and at most. */
export const seriesLength = { min: 2, max: 12 } as const;

/**
 * The same day of so many weeks in a row, the given one first. They are days of Rome's calendar: with one clock time
 * the series keeps it where summer time begins or ends.
 */
export function weeklyDates(first: CivilDate, times: number): CivilDate[] {
  return Array.from({ length: times }, (_, week) => shiftDays(first, week * 7));
}
