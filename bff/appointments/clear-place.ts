import type { Meeting } from '#bff/appointments/appointments-mapping';
import { eraseEvent } from '#bff/appointments/erase-event';
import type { Context } from '#bff/context';
import { hasUnknownOutcome, isRefusal } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';

/**
 * Erases what an added event has taken the place of, as far as it still stands in the calendar. Where that surely cannot
 * be done, or the original was confirmed or cancelled meanwhile (`changed_elsewhere`), the added one is taken away again:
 * the original stands as it was.
 */
export async function clearPlace(context: Context, added: LegacyEvent, calendar: readonly Meeting[]): Promise<void> {
  const taken = added.configuration.moved_from ?? [];
  for (const { own, event } of calendar) {
    if (!own || !taken.includes(event.public_token)) continue;
    try {
      if (hasOvertaken(event, added)) throw new OperationFailed('changed_elsewhere');
      await eraseEvent(context, event.public_token);
    } catch (failure) {
      if (isRefusal(failure, 'EVENT_NOT_FOUND')) continue;
      if (!hasUnknownOutcome(failure)) await eraseEvent(context, added.public_token);
      throw failure;
    }
  }
}

/** Whether the original was accepted or denied after the added one copied it; what became of that one itself is later. */
function hasOvertaken(original: LegacyEvent, added: LegacyEvent): boolean {
  const [was, is] = [original.configuration.status, added.configuration.status];
  return is !== 'denied' && was !== 'pending' && was !== is;
}
