import { mergedSpans } from '#bff/working-hours/merged-spans';
import type { WorkingWeek } from '#contracts/working-hours/working-hours.api';

/**
 * The hours in normal form: each day's stretches in order, merged where they overlap or touch. A week without any
 * stretch is null: no hours are given, which differs from never working.
 */
export function plainWeek(week: WorkingWeek): WorkingWeek | null {
  if (week.every((day) => day.length === 0)) return null;
  return week.map((day) => mergedSpans(day, (end, next) => next <= end));
}
