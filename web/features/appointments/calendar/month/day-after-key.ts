import type { CivilDate } from '#contracts/kernel/civil-date';
import { daysBetween, mondayOf, shiftDays, shiftMonths } from '#contracts/kernel/rome-time';

/** The day a key of the calendar's grid leads to; undefined for keys the grid leaves alone. */
export function dayAfterKey(day: CivilDate, key: string): CivilDate | undefined {
  return moves.get(key)?.(day);
}

const moves = new Map<string, (day: CivilDate) => CivilDate>([
  ['ArrowLeft', (day) => shiftDays(day, -1)],
  ['ArrowRight', (day) => shiftDays(day, 1)],
  ['ArrowUp', (day) => shiftDays(day, -7)],
  ['ArrowDown', (day) => shiftDays(day, 7)],
  ['Home', mondayOf],
  ['End', (day) => shiftDays(mondayOf(day), 6)],
  ['PageUp', (day) => sameDayMonthsOn(day, -1)],
  ['PageDown', (day) => sameDayMonthsOn(day, 1)],
]);

/** The 31st becomes the last day of a shorter month. */
function sameDayMonthsOn(day: CivilDate, months: number): CivilDate {
  const first = shiftMonths(day, months);
  const lastDay = daysBetween(first, shiftMonths(first, 1));
  return shiftDays(first, Math.min(Number(day.slice(8)), lastDay) - 1);
}
