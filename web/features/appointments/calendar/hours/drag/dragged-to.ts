import { slotsBetween } from '#contracts/appointments/half-hour-slots';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { romeDate, startOfRomeDay } from '#contracts/kernel/rome-time';
import { slotOf } from '#web/features/appointments/calendar/hours/day-slots';

/**
 * The new start of a dragged appointment: the half hour under the pointer, less the whole half hours between the
 * appointment's start and the point where it is held; never before the day under the pointer.
 */
export function draggedTo(over: Instant, heldMs: number): Instant {
  const start = slotOf(shiftInstant(over, -heldMs + belowASlot(heldMs)));
  const midnight = startOfRomeDay(romeDate(over));
  return start < midnight ? midnight : start;
}

/** The longest appointment, in half hours. */
export const mostSlots = 8;

/**
 * The length, in half hours, of an appointment whose foot is pulled to the half hour under the pointer: that one
 * included, at least one and at most eight.
 */
export function pulledTo(start: Instant, over: Instant): number {
  return Math.min(mostSlots, slotsBetween(start, shiftInstant(over, 30 * minuteMs)));
}

/**
 * The part below half an hour, which is ignored: held in its first half hour, an appointment starts under the pointer.
 */
function belowASlot(ms: number): number {
  return ms % 1_800_000;
}
