import type { WorkingStretch, WorkingWeek } from '#contracts/working-hours/working-hours.api';

/**
 * The same hours in their one form: each day's stretches in order, those that overlap or touch made one. A week without
 * any stretch is null: no hours are given, which is not the same as never working.
 */
export function plainWeek(week: WorkingWeek): WorkingWeek | null {
  if (week.every((day) => day.length === 0)) return null;
  return week.map(mergedStretches);
}

function mergedStretches(stretches: readonly WorkingStretch[]): WorkingStretch[] {
  const merged: WorkingStretch[] = [];
  for (const stretch of stretches.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && stretch.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: stretch.to > last.to ? stretch.to : last.to };
    } else merged.push(stretch);
  }
  return merged;
}
