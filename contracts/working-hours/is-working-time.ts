import type { Instant } from '#contracts/kernel/instant';
import { daysBetween, mondayOf, romeDate, romeTime } from '#contracts/kernel/rome-time';
import type { WorkingWeek } from '#contracts/working-hours/working-hours.api';

/**
 * Whether the time lies wholly within one stretch of the therapist's hours, by Rome's clock. True while no hours are
 * given: then there is nothing to warn of.
 */
export function isWorkingTime(week: WorkingWeek | null, start: Instant, end: Instant): boolean {
  if (week === null) return true;
  const day = romeDate(start);
  const from = romeTime(start);
  const to = romeDate(end) === day ? romeTime(end) : afterMidnight;
  const stretches = week[daysBetween(mondayOf(day), day)] ?? [];
  return stretches.some((stretch) => stretch.from <= from && to <= stretch.to);
}

/** Later than every end a stretch can have. */
const afterMidnight = '24:00';
