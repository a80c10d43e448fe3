import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { romeDate, shiftMonths } from '#contracts/kernel/rome-time';

/** The first day of the previous calendar month in Rome (PERF-14). */
export function previousMonth(now: Instant): CivilDate {
  return shiftMonths(romeDate(now), -1);
}
