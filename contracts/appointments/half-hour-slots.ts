import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** The unit of durations, here and on the platform: 30 minutes. */
const slotMs = 30 * minuteMs;

/** The end of an appointment of so many half hours, in elapsed time, also where the clocks change. */
export function endAfterSlots(start: Instant, slots: number): Instant {
  return shiftInstant(start, slots * slotMs);
}

/** The half hours between start and end, rounded up; at least one. */
export function slotsBetween(start: Instant, end: Instant): number {
  return Math.max(1, Math.ceil((end - start) / slotMs));
}
