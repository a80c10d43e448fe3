import { type CivilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';

/** Which years a field takes: a birth date of two digits could be of either century, a day of now could not. */
export type YearsTyped = 'four-digits' | 'short-too';

/**
 * Parses a typed day: `21/3/1990`, `21.03.1990`, `21-3-1990`, `21 3 1990` or `21031990`; undefined when it is no day.
 * With short years also `1/9/26`, of this century.
 */
export function typedDay(text: string, years: YearsTyped = 'four-digits'): CivilDate | undefined {
  const parts = typedParts(text, years);
  return civilDateFrom(parts ? parts.join('/') : text.trim());
}

/** Whether a text is written as a day, of which there is none: `31/11/2026`. */
export function isMissingDay(text: string): boolean {
  return typedParts(text) !== undefined && typedDay(text) === undefined;
}

/** Day, month and year, whether there is such a day or not. */
function typedParts(text: string, years: YearsTyped = 'four-digits'): readonly string[] | undefined {
  const trimmed = text.trim();
  const short = years === 'short-too' && /^(\d\d?)[/. -](\d\d?)[/. -](\d\d)$/.exec(trimmed);
  if (short) return [short[1] ?? '', short[2] ?? '', `20${short[3]}`];
  const parts = /^(\d\d?)[/. -](\d\d?)[/. -](\d{4})$/.exec(trimmed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(trimmed);
  return parts?.slice(1);
}

/** The value of a date field for a typed text: the day it means, else the text itself. */
export function dayValue(text: string, years?: YearsTyped): string {
  return typedDay(text, years) ?? text.trim();
}

/** The text of a date field for its value: a day as `gg/mm/aaaa`, anything else as it was typed. */
export function visibleDay(value: string): string {
  const day = civilDateFrom(value);
  return day ? italianDate(day) : value;
}
