import type { CivilDate } from '#contracts/kernel/civil-date';
import { romeZone, startOfRomeDay } from '#contracts/kernel/rome-time';

const range = new Intl.DateTimeFormat('it-IT', { timeZone: romeZone, day: 'numeric', month: 'long', year: 'numeric' });

/** `23–29 novembre 2026`, with month and year named twice where they change. */
export function rangeTitle(from: CivilDate, to: CivilDate): string {
  return range.formatRange(startOfRomeDay(from), startOfRomeDay(to)).replace(/\b0(?=\d\b)/g, '');
}
