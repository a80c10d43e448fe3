import { type CivilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';

/**
 * Parses a typed day: `21/3/1990`, `21.03.1990`, `21-3-1990`, `21 3 1990` or `21031990`; undefined when it is no day.
 */
export function typedDay(text: string): CivilDate | undefined {
  const trimmed = text.trim();
  const parts = /^(\d\d?)[/. -](\d\d?)[/. -](\d{4})$/.exec(trimmed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(trimmed);
  return civilDateFrom(parts ? parts.slice(1).join('/') : trimmed);
}

/** The value of a date field for a typed text: the day it means, else the text itself. */
export function dayValue(text: string): string {
  return typedDay(text) ?? text.trim();
}

/** The text of a date field for its value: a day as `gg/mm/aaaa`, anything else as it was typed. */
export function visibleDay(value: string): string {
  const day = civilDateFrom(value);
  return day ? italianDate(day) : value;
}
