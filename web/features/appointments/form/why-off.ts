import type { Instant } from '#contracts/kernel/instant';
import { daysBetween, mondayOf, romeDate, romeTime } from '#contracts/kernel/rome-time';
import { touchesDayOff } from '#contracts/working-hours/touches-day-off';
import type { WorkingTimes, WorkingWeek } from '#contracts/working-hours/working-hours.api';

/**
 * Why the time is not working time: it touches a day off (`absence`), or is outside the working hours of its day
 * (`hours`), by Rome's clock. Undefined for working time; without a working week, every time outside absences is.
 */
export function whyOff(
  { week, absences }: WorkingTimes,
  start: Instant,
  end: Instant,
): 'absence' | 'hours' | undefined {
  if (touchesDayOff(absences, start, end)) return 'absence';
  return week === null || isWithinHours(week, start, end) ? undefined : 'hours';
}

function isWithinHours(week: WorkingWeek, start: Instant, end: Instant): boolean {
  const day = romeDate(start);
  const from = romeTime(start);
  const to = romeDate(end) === day ? romeTime(end) : afterMidnight;
  const stretches = week[daysBetween(mondayOf(day), day)] ?? [];
  return stretches.some((stretch) => stretch.from <= from && to <= stretch.to);
}

/** Later than the end of any stretch of working hours. */
const afterMidnight = '24:00';
