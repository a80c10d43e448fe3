import { type CivilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';

/**
 * Parses a typed day: `21/3/1990`, `21.03.1990`, `21-3-1990`, `21 3 1990` or `21031990`; undefined when it is no day.
 */
export function typedDay(text: string): CivilDate | undefined {
  const parts = typedParts(text);
  return civilDateFrom(parts ? parts.join('/') : text.trim());
}

/** Whether a text is written as a day, of which there is none: `31/11/2026`. */
export function isMissingDay(text: string): boolean {
  return typedParts(text) !== undefined && typedDay(text) === undefined;
}

/** Day, month and year, whether there is such a day or not. */
function typedParts(text: string): readonly string[] | undefined {
  const trimmed = text.trim();
  const parts = /^(\d\d?)[/. -](\d\d?)[/. -](\d{4})$/.exec(trimmed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(trimmed);
  return parts?.slice(1);
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
