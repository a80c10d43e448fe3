import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { daysBetween, instantFromRome, mondayOf, romeDate, romeTime, shiftDays } from '#contracts/kernel/rome-time';

/** The half hour a key leads to in the calendar by the hour; undefined for keys without effect. */
export function slotAfterKey(slot: Instant, key: string): Instant | undefined {
  return moves.get(key)?.(slot);
}

const moves = new Map<string, (slot: Instant) => Instant>([
  ['ArrowUp', (slot) => withinDay(slot, -30)],
  ['ArrowDown', (slot) => withinDay(slot, 30)],
  ['ArrowLeft', (slot) => daysOn(slot, -1)],
  ['ArrowRight', (slot) => daysOn(slot, 1)],
  ['Home', (slot) => daysOn(slot, -weekdayOf(slot))],
  ['End', (slot) => daysOn(slot, 6 - weekdayOf(slot))],
  ['PageUp', (slot) => daysOn(slot, -7)],
  ['PageDown', (slot) => daysOn(slot, 7)],
]);

/** Moves by elapsed minutes; the day's first and last slot are the limits. */
function withinDay(slot: Instant, minutes: number): Instant {
  const next = shiftInstant(slot, minutes * minuteMs);
  return romeDate(next) === romeDate(slot) ? next : slot;
}

/** The same time of Rome's clock on another day; where that day skips it, an hour later. */
function daysOn(slot: Instant, days: number): Instant {
  return days === 0 ? slot : instantFromRome(shiftDays(romeDate(slot), days), romeTime(slot));
}

/** 0 for Monday. */
function weekdayOf(slot: Instant): number {
  const date = romeDate(slot);
  return daysBetween(mondayOf(date), date);
}
