import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import { dayMs, hourMs, type Instant, minuteMs } from '#contracts/kernel/instant';
import { daysBetween, romeDate, romeTime, romeZone, startOfRomeDay } from '#contracts/kernel/rome-time';

const dayMonthYear = { timeZone: romeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
const fullDay = new Intl.DateTimeFormat('it-IT', { ...dayMonthYear, weekday: 'long' });
const shortDay = new Intl.DateTimeFormat('it-IT', { ...dayMonthYear, weekday: 'short' });
const month = new Intl.DateTimeFormat('it-IT', { timeZone: romeZone, month: 'long', year: 'numeric' });
const monthName = new Intl.DateTimeFormat('it-IT', { timeZone: romeZone, month: 'short' });
const inWords = new Intl.RelativeTimeFormat('it-IT', { numeric: 'auto' });
/** Beyond days words would be wrong: seven days ahead is not always `la settimana prossima`. */
const inFigures = new Intl.RelativeTimeFormat('it-IT', { numeric: 'always' });
const daysOfAMonth = 365 / 12;

/** `giovedì 12 marzo 2026`, the day in Rome. */
export function fullDate(instant: Instant): string {
  return fullDay.format(instant);
}

/** `giovedì 12 marzo 2026`. */
export function fullDateOf(date: CivilDate): string {
  return fullDate(startOfRomeDay(date));
}

/** `marzo 2026`, the month in Rome. */
export function monthAndYear(instant: Instant): string {
  return month.format(instant);
}

/** `mar`, the short name of the date's month. */
export function shortMonth(date: CivilDate): string {
  return monthName.format(startOfRomeDay(date));
}

/** `gio 12 marzo 2026`, the day in Rome. */
export function weekdayAndDate(instant: Instant): string {
  return shortDay.format(instant);
}

/** `gio 12 marzo 2026, 18:30-19:30`, in Rome; the date is the start's. */
export function shortDateAndTimes(start: Instant, end: Instant): string {
  return `${weekdayAndDate(start)}, ${clockTime(start)}-${clockTime(end)}`;
}

/** `12/03/2026`, the day in Rome. */
export function shortDate(instant: Instant): string {
  return italianDate(romeDate(instant));
}

/** `18:30`, 24-hour, in Rome. */
export function clockTime(instant: Instant): string {
  return romeTime(instant);
}

/**
 * The distance from now: `ora`, `5 minuti fa`, `tra 3 ore`; from 24 hours on in days of Rome's calendar (`ieri`, `tra 3
 * giorni`), then in weeks, months and years.
 */
export function relativeTime(instant: Instant, now: Instant): string {
  const ms = instant - now;
  if (Math.abs(ms) < minuteMs) return inWords.format(0, 'second');
  if (Math.abs(ms) < hourMs) return inWords.format(Math.trunc(ms / minuteMs), 'minute');
  if (Math.abs(ms) < dayMs) return inWords.format(Math.trunc(ms / hourMs), 'hour');
  const days = daysBetween(romeDate(now), romeDate(instant));
  if (Math.abs(days) < 14) return inWords.format(days, 'day');
  if (Math.abs(days) < 30) return inFigures.format(Math.trunc(days / 7), 'week');
  if (Math.abs(days) < 365) return inFigures.format(Math.round(days / daysOfAMonth), 'month');
  return inFigures.format(Math.trunc(days / 365), 'year');
}
