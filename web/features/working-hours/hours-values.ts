import type { WorkingWeek } from '#contracts/working-hours/working-hours.api';

/** A stretch of working time in the form. The id is valid while the form is open. */
export interface HoursRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The days from Monday to Sunday. */
export type HoursValues = readonly (readonly HoursRow[])[];

export const dayNames = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'] as const;

/** The highest number of stretches in a day. */
export const mostStretches = 4;

/** The form's values from the saved hours; empty days when there are none. */
export function valuesOf(week: WorkingWeek | null, newId: () => string): HoursValues {
  return dayNames.map((_, day) => (week?.[day] ?? []).map((stretch) => ({ ...stretch, id: newId() })));
}

/** The hours to save; null without any stretch, which means that no hours are given. */
export function weekOf(values: HoursValues): WorkingWeek | null {
  if (values.every((day) => day.length === 0)) return null;
  return values.map((day) => day.map(({ from, to }) => ({ from, to })));
}

/** The day with one more stretch: 09:00 to 13:00, then four hours from the full hour after the last end, by 23:00. */
export function withStretch(day: readonly HoursRow[], id: string): readonly HoursRow[] {
  const last = day
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  if (last === undefined) return [{ id, from: '09:00', to: '13:00' }];
  const hour = Math.min(Number(last.slice(0, 2)) + 1, 22);
  return [...day, { id, from: `${twoDigits(hour)}:00`, to: `${twoDigits(Math.min(hour + 4, 23))}:00` }];
}

/** Monday's stretches on every weekday; the weekend stays as it is. */
export function withMondayCopied(values: HoursValues, newId: () => string): HoursValues {
  const monday = values[0] ?? [];
  return values.map((day, index) => (index > 0 && index < 5 ? monday.map((row) => ({ ...row, id: newId() })) : day));
}

/** The ids of the stretches that do not end after they begin. */
export function wrongRows(values: HoursValues): readonly string[] {
  return values.flatMap((day) => day.filter(({ from, to }) => to <= from).map(({ id }) => id));
}

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0');
}
