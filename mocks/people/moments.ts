import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import { dayMs, type Instant, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { instantFromRome, mondayOf, romeDate, shiftDays } from '#contracts/kernel/rome-time';

/** The instant at which Rome's clock shows `time`, `days` days ago. */
export function daysAgoAt(now: Instant, days: number, time: string): Instant {
  return instantFromRome(shiftDays(romeDate(now), -days), time);
}

/** The instant at which Rome's clock shows `time` on a weekday (0 is Monday), `week` weeks from the current one. */
export function inWeek(now: Instant, week: number, { weekday, time }: { weekday: number; time: string }): Instant {
  const monday: CivilDate = shiftDays(mondayOf(romeDate(now)), week * 7);
  return instantFromRome(shiftDays(monday, weekday), time);
}

/** The day `days` days ago, `dd/MM/yyyy`. */
export function italianDayAgo(now: Instant, days: number): string {
  return italianDate(shiftDays(romeDate(now), -days));
}

/** Unix seconds of the moment `days` days before `now`. */
export function daysAgo(now: Instant, days: number): number {
  return secondsFromInstant(shiftInstant(now, -days * dayMs));
}
