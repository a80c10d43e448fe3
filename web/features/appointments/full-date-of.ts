import type { CivilDate } from '#contracts/kernel/civil-date';
import { fullDate } from '#contracts/kernel/italian-format';
import { startOfRomeDay } from '#contracts/kernel/rome-time';

/** `giovedì 12 marzo 2026`. */
export function fullDateOf(date: CivilDate): string {
  return fullDate(startOfRomeDay(date));
}
