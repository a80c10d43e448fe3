import type { WorkingWeek } from '#contracts/working-hours/working-hours.api';

/** A stretch as it stands in the form; its id is its own as long as the form is open. */
export interface HoursRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The days from Monday to Sunday. */
export type HoursValues = readonly (readonly HoursRow[])[];

export const dayNames = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'] as const;

/** As many stretches as a day can have. */
export const mostStretches = 4;

/** The form as the hours stand; empty days while none are given. */
export function valuesOf(week: WorkingWeek | null, newId: () => string): HoursValues {
  return dayNames.map((_, day) => (week?.[day] ?? []).map((stretch) => ({ ...stretch, id: newId() })));
}

/** What is kept; null without any stretch: then no hours are given. */
export function weekOf(values: HoursValues): WorkingWeek | null {
  if (values.every((day) => day.length === 0)) return null;
  return values.map((day) => day.map(({ from, to }) => ({ from, to })));
}

/** A day with one more stretch: the usual morning, then two hours on from the last end as far as the day goes. */
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

/** The stretches that end before they begin, by id. */
export function wrongRows(values: HoursValues): readonly string[] {
  return values.flatMap((day) => day.filter(({ from, to }) => to <= from).map(({ id }) => id));
}

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0');
}
