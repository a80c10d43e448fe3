import { type CivilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';

/** Reads a day as people type it: `21/3/1990`, `21.03.1990`, `21-3-1990`, `21 3 1990`, `21031990`; undefined when it is none. */
export function typedDay(text: string): CivilDate | undefined {
  const trimmed = text.trim();
  const parts = /^(\d\d?)[/. -](\d\d?)[/. -](\d{4})$/.exec(trimmed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(trimmed);
  return civilDateFrom(parts ? parts.slice(1).join('/') : trimmed);
}

/** The value of a date field that holds the text: the day it means, else the text itself. */
export function dayValue(text: string): string {
  return typedDay(text) ?? text.trim();
}

/** What a date field shows for its value: a day as `gg/mm/aaaa`, anything else as it was typed. */
export function visibleDay(value: string): string {
  const day = civilDateFrom(value);
  return day ? italianDate(day) : value;
}
