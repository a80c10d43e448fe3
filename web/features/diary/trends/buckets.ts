import type { MoodDay, TrendPeriod } from '#contracts/diary/diary.api';
import { familyOf, type MoodFamily, moodFamilies } from '#contracts/diary/moods';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import { monthAndYear, shortMonth } from '#contracts/kernel/italian-format';
import { firstOfMonth, shiftDays, shiftMonths, startOfRomeDay } from '#contracts/kernel/rome-time';

/** How many entries of each family a stretch of time holds. */
export interface Bucket {
  /** In full: '23/11/2026', 'dal 17/11/2026 al 23/11/2026', 'novembre 2026'. */
  readonly name: string;
  /** Below its bar. */
  readonly label: string;
  readonly counts: Readonly<Record<MoodFamily, number>>;
}

interface Stretch {
  readonly first: CivilDate;
  readonly last: CivilDate;
  readonly name: string;
  readonly label: string;
}

/** The entries of a period by family: by day up to a month, by week up to three, by month in a year. */
export function bucketsOf(days: readonly MoodDay[], period: TrendPeriod, today: CivilDate): Bucket[] {
  return stretchesOf(period, today).map(({ first, last, name, label }) => {
    const within = days.filter(({ date }) => date >= first && date <= last);
    return { name, label, counts: countsOf(within.flatMap(({ moods }) => moods)) };
  });
}

/** How many of the moods belong to each family; words that are no moods of ours belong to none. */
export function countsOf(moods: readonly string[]): Readonly<Record<MoodFamily, number>> {
  const counts = { serene: 0, lively: 0, suspended: 0, agitated: 0, heavy: 0 };
  for (const mood of moods) {
    const family = familyOf(mood);
    if (family) counts[family] += 1;
  }
  return counts;
}

/** How many entries a stretch holds in all. */
export function totalOf(counts: Bucket['counts']): number {
  return moodFamilies.reduce((sum, family) => sum + counts[family], 0);
}

function stretchesOf(period: TrendPeriod, today: CivilDate): Stretch[] {
  const first = shiftDays(today, 1 - period);
  if (period <= 30) return range(period).map((day) => dayStretch(shiftDays(first, day)));
  if (period === 90)
    return range(Math.ceil(period / 7))
      .map((week) => weekStretch(shiftDays(today, -7 * week), first))
      .reverse();
  const months: Stretch[] = [];
  for (let month = firstOfMonth(first); month <= today; month = shiftMonths(month, 1))
    months.push(monthStretch(month, first));
  return months;
}

function dayStretch(day: CivilDate): Stretch {
  return { first: day, last: day, name: italianDate(day), label: italianDate(day).slice(0, 5) };
}

/** The seven days up to this one, within the period. */
function weekStretch(last: CivilDate, earliest: CivilDate): Stretch {
  const monday = shiftDays(last, -6);
  const first = monday < earliest ? earliest : monday;
  const name = `dal ${italianDate(first)} al ${italianDate(last)}`;
  return { first, last, name, label: italianDate(last).slice(0, 5) };
}

/** A month, or what the period holds of its first one. */
function monthStretch(month: CivilDate, earliest: CivilDate): Stretch {
  const first = month < earliest ? earliest : month;
  const last = shiftDays(shiftMonths(month, 1), -1);
  return { first, last, name: monthAndYear(startOfRomeDay(month)), label: shortMonth(month) };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}
