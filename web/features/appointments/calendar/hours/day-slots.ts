import type { CivilDate } from '#contracts/kernel/civil-date';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { instantFromRome, romeTime, shiftDays, startOfRomeDay } from '#contracts/kernel/rome-time';

const slotMs = 30 * minuteMs;

/** A half hour of a day in Rome. */
export interface Slot {
  readonly start: Instant;
  readonly end: Instant;
  readonly date: CivilDate;
  /** The time on Rome's clock at its start. */
  readonly time: string;
  /** Whether the clock shows this time for the second time that day: the hour repeated in autumn. */
  readonly again: boolean;
}

/**
 * One row of a calendar by the hour: a slot for each day, undefined where that day's clock skips or does not repeat it.
 */
export interface SlotRow {
  readonly time: string;
  readonly again: boolean;
  readonly slots: readonly (Slot | undefined)[];
}

/** The half hours of a day in Rome: 48; 46 when an hour is skipped in spring, 50 when one is repeated in autumn. */
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

/** The rows of a calendar that shows these days side by side, one for each time of the clock. */
export function slotRows(days: readonly CivilDate[]): SlotRow[] {
  const columns = days.map(daySlots);
  const longest = columns.reduce((one, other) => (other.length > one.length ? other : one), []);
  return longest.map(({ time, again }) => ({
    time,
    again,
    slots: columns.map((slots) => slots.find((slot) => slot.time === time && slot.again === again)),
  }));
}

/** The start of the half hour that contains the moment. */
export function slotOf(instant: Instant): Instant {
  return shiftInstant(instant, -(instant % slotMs));
}
