import type { CivilDate } from '#contracts/kernel/civil-date';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { instantFromRome, romeTime, shiftDays, startOfRomeDay } from '#contracts/kernel/rome-time';

const slotMs = 30 * minuteMs;

/** A half hour of a day in Rome. */
export interface Slot {
  readonly start: Instant;
  readonly end: Instant;
  readonly date: CivilDate;
  /** What Rome's clock shows as it begins. */
  readonly time: string;
  /** The clock shows this time for the second time that day: the hour that autumn repeats. */
  readonly again: boolean;
}

/** One line of a calendar by the hour: a slot for each day, none where that day's clock skips or does not repeat it. */
export interface SlotRow {
  readonly time: string;
  readonly again: boolean;
  readonly slots: readonly (Slot | undefined)[];
}

/** The half hours of a day in Rome: 48, 46 of the day on which spring skips an hour, 50 where autumn repeats one. */
export function daySlots(date: CivilDate): Slot[] {
  const slots: Slot[] = [];
  const midnight = startOfRomeDay(shiftDays(date, 1));
  for (let start = startOfRomeDay(date); start < midnight; start = shiftInstant(start, slotMs)) {
    const time = romeTime(start);
    slots.push({
      start,
      end: shiftInstant(start, slotMs),
      date,
      time,
      again: instantFromRome(date, time) !== start,
    });
  }
  return slots;
}

/** The lines of a calendar that shows these days side by side, each time of the clock in one line. */
export function slotRows(days: readonly CivilDate[]): SlotRow[] {
  const columns = days.map(daySlots);
  const longest = columns.reduce((one, other) => (other.length > one.length ? other : one), []);
  return longest.map(({ time, again }) => ({
    time,
    again,
    slots: columns.map((slots) => slots.find((slot) => slot.time === time && slot.again === again)),
  }));
}

/** The half hour the moment lies in, by its beginning. */
export function slotOf(instant: Instant): Instant {
  return shiftInstant(instant, -(instant % slotMs));
}
