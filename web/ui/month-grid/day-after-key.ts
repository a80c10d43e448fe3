import type { CivilDate } from '#contracts/kernel/civil-date';
import { daysBetween, mondayOf, shiftDays, shiftMonths } from '#contracts/kernel/rome-time';

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The day a key leads to in a month's grid; undefined for keys the grid ignores. */
export function dayAfterKey(day: CivilDate, { key, shiftKey }: Key): CivilDate | undefined {
  const move = (shiftKey ? yearMoves.get(key) : undefined) ?? moves.get(key);
  return move?.(day);
}

type Move = (day: CivilDate) => CivilDate;

const moves = new Map<string, Move>([
  ['ArrowLeft', (day) => shiftDays(day, -1)],
  ['ArrowRight', (day) => shiftDays(day, 1)],
  ['ArrowUp', (day) => shiftDays(day, -7)],
  ['ArrowDown', (day) => shiftDays(day, 7)],
  ['Home', mondayOf],
  ['End', (day) => shiftDays(mondayOf(day), 6)],
  ['PageUp', (day) => sameDayMonthsOn(day, -1)],
  ['PageDown', (day) => sameDayMonthsOn(day, 1)],
]);

const yearMoves = new Map<string, Move>([
  ['PageUp', (day) => sameDayMonthsOn(day, -12)],
  ['PageDown', (day) => sameDayMonthsOn(day, 12)],
]);

/** The same day some months later or earlier; the 31st becomes the last day of a shorter month. */
function sameDayMonthsOn(day: CivilDate, months: number): CivilDate {
  const first = shiftMonths(day, months);
  const lastDay = daysBetween(first, shiftMonths(first, 1));
  return shiftDays(first, Math.min(Number(day.slice(8)), lastDay) - 1);
}
