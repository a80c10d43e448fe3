import { TZDate, tzOffset } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { startOfWeek } from 'date-fns/startOfWeek';
import { type CivilDate, civilDate } from '#contracts/kernel/civil-date';
import { dayMs, hourMs, type Instant, instantFromMs, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** The zone of every time shown and entered, whatever the device's zone is. */
export const romeZone = 'Europe/Rome';

/** The calendar day in Rome at that instant. */
export function romeDate(instant: Instant): CivilDate {
  const wall = romeWall(instant);
  return civilDate(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate());
}

/** The clock in Rome at that instant, 24-hour `HH:mm`. */
export function romeTime(instant: Instant): string {
  return romeWall(instant).toISOString().slice(11, 16);
}

/**
 * The instant at which Rome's clock shows that date and `HH:mm`. A time in the hour skipped in spring is taken one hour
 * later (see `romeClockShows`); a time in the hour repeated in autumn means its first occurrence. Throws a RangeError
 * for an invalid date.
 */
export function instantFromRome(date: CivilDate, time: string): Instant {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantFromWall(Date.UTC(year, month - 1, day, hours, minutes));
}

/**
 * How often Rome's clock shows that `HH:mm` on that day: never in the hour skipped in spring, twice in the one repeated
 * in autumn.
 */
export function romeClockShows(date: CivilDate, time: string): 'never' | 'once' | 'twice' {
  const instant = instantFromRome(date, time);
  if (romeTime(instant) !== time) return 'never';
  return romeTime(shiftInstant(instant, hourMs)) === time ? 'twice' : 'once';
}

/** The same time of day in Rome after so many months; on the last day of a month that is too short. */
export function shiftRomeMonths(instant: Instant, months: number): Instant {
  const wallMs = romeWall(instant).getTime();
  return instantFromWall(addMonths(new TZDate(wallMs, 'UTC'), months).getTime());
}

function instantFromWall(wallMs: number): Instant {
  const offsets = [romeOffsetMs(wallMs - dayMs), romeOffsetMs(wallMs + dayMs)];
  const summer = Math.max(...offsets);
  const isSummer = romeOffsetMs(wallMs - summer) === summer;
  return instantFromMs(wallMs - (isSummer ? summer : Math.min(...offsets)));
}

/** The midnight in Rome at which the day begins. */
export function startOfRomeDay(date: CivilDate): Instant {
  return instantFromRome(date, '00:00');
}

/** The first day of the date's month. */
export function firstOfMonth(date: CivilDate): CivilDate {
  return `${date.slice(0, 8)}01` as CivilDate;
}

/** The date after so many days (before, when negative). */
export function shiftDays(date: CivilDate, days: number): CivilDate {
  return fromUtc(addDays(toUtc(date), days));
}

/** The first day of the month after so many months (before, when negative). */
export function shiftMonths(date: CivilDate, months: number): CivilDate {
  return fromUtc(addMonths(toUtc(firstOfMonth(date)), months));
}

/** The Monday of the date's week. */
export function mondayOf(date: CivilDate): CivilDate {
  return fromUtc(startOfWeek(toUtc(date), { weekStartsOn: 1 }));
}

/** Days from the first date to the second; negative when the second comes before. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return differenceInCalendarDays(toUtc(to), toUtc(from));
}

/** The weeks, Monday first, that cover the whole month of the date. */
export function monthWeeks(date: CivilDate): CivilDate[][] {
  const first = firstOfMonth(date);
  const next = shiftMonths(first, 1);
  const weeks: CivilDate[][] = [];
  for (let monday = mondayOf(first); monday < next; monday = shiftDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => shiftDays(monday, day)));
  }
  return weeks;
}

/** A date whose UTC parts are what Rome's clock and calendar show, independent of the device's zone. */
function romeWall(instant: Instant): Date {
  return new Date(instant + romeOffsetMs(instant));
}

function romeOffsetMs(ms: number): number {
  return tzOffset(romeZone, new Date(ms)) * minuteMs;
}

function toUtc(date: CivilDate): TZDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new TZDate(year, month - 1, day, 'UTC');
}

function fromUtc(date: TZDate): CivilDate {
  return civilDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
