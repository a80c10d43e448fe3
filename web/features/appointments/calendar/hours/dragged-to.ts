import { type Instant, shiftInstant } from '#contracts/kernel/instant';
import { romeDate, startOfRomeDay } from '#contracts/kernel/rome-time';
import { slotOf } from '#web/features/appointments/calendar/hours/day-slots';

/**
 * Where a dragged appointment would begin: the half hour under the pointer, less the whole half hours by which it was
 * held below its beginning; never before the day under the pointer.
 */
export function draggedTo(over: Instant, heldMs: number): Instant {
  const start = slotOf(shiftInstant(over, -heldMs + belowASlot(heldMs)));
  const midnight = startOfRomeDay(romeDate(over));
  return start < midnight ? midnight : start;
}

/** What of it is less than half an hour: within its first half hour it follows the pointer as it is. */
function belowASlot(ms: number): number {
  return ms % 1_800_000;
}
