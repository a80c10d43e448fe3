import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** The unit durations are counted in, here and on the platform: 30 minutes (C-17). */
const slotMs = 30 * minuteMs;

/** When an appointment of so many half hours ends. Counted in elapsed time, also where the clocks change. */
export function endAfterSlots(start: Instant, slots: number): Instant {
  return shiftInstant(start, slots * slotMs);
}

/** How many half hours lie between start and end, a begun one counted whole; at least one. */
export function slotsBetween(start: Instant, end: Instant): number {
  return Math.max(1, Math.ceil((end - start) / slotMs));
}
