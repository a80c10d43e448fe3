import { mergedSpans } from '#bff/working-hours/merged-spans';
import type { WorkingWeek } from '#contracts/working-hours/working-hours.api';

/**
 * The same hours in their one form: each day's stretches in order, those that overlap or touch made one. A week without
 * any stretch is null: no hours are given, which is not the same as never working.
 */
export function plainWeek(week: WorkingWeek): WorkingWeek | null {
  if (week.every((day) => day.length === 0)) return null;
  return week.map((day) => mergedSpans(day, (end, next) => next <= end));
}
