import { type Instant, shiftInstant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { Absence } from '#contracts/working-hours/working-hours.api';

/**
 * Whether a time touches a day off by Rome's clock, also with its end past midnight; one that ends at midnight does not
 * touch the next day.
 *
 * @param absences days off, first and last included
 */
export function touchesDayOff(absences: readonly Absence[], start: Instant, end: Instant): boolean {
  const [first, last] = [romeDate(start), romeDate(shiftInstant(end, -1))];
  return absences.some(({ from, to }) => from <= last && first <= to);
}
