import { addInPlace, type Recreation } from '#bff/appointments/add-in-place';
import type { Meeting } from '#bff/appointments/appointments-mapping';
import { clearPlace } from '#bff/appointments/clear-place';
import { eraseEvent, isInCalendar } from '#bff/appointments/erase-event';
import { everyOwnMeeting } from '#bff/appointments/own-meetings';
import { putBack } from '#bff/appointments/put-back';
import type { EventChange } from '#bff/appointments/recreate-request';
import type { Context } from '#bff/context';
import { hasUnknownOutcome, isRefusal } from '#bff/legacy/legacy-failures';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { endAfterSlots } from '#contracts/appointments/half-hour-slots';

/** A move that was judged, and the calendar it was judged by. */
export interface Replacement extends Required<Recreation> {
  readonly calendar: readonly Meeting[];
}

/**
 * Puts an event with the change in the place of the one there (APPT-44). The platform lets no two of a therapist's
 * events overlap: where the new time lies clear of the old, the new one is added first, so that at every moment one of
 * them stands; where it does not, the old one goes first and comes back when the new one fails (APPT-50).
 */
export async function replaceEvent(context: Context, replacement: Replacement): Promise<LegacyEvent> {
  const { event, change } = replacement;
  return doOverlap(event, change) ? eraseThenAdd(context, replacement) : addThenErase(context, replacement);
}

/** The calendar is read anew in between, so that what the patient did meanwhile is not lost. */
async function addThenErase(context: Context, { calendar, ...recreation }: Replacement): Promise<LegacyEvent> {
  const added = await addInPlace(context, recreation).catch((failure: unknown) => {
    throw isRefusal(failure, 'NOT_AVAILABLES') ? refusal(moveAppointment, 'slot_taken') : failure;
  });
  const latest = await everyOwnMeeting(context).catch(() => calendar);
  await clearPlace(context, added, latest);
  return added;
}

/** An original of which nobody knows whether it stands is in the new one's way if it does: adding tells. */
async function eraseThenAdd(context: Context, { event, change }: Replacement): Promise<LegacyEvent> {
  let doubt: unknown;
  try {
    await eraseEvent(context, event.public_token);
  } catch (failure) {
    if (isRefusal(failure, 'EVENT_NOT_FOUND')) throw new OperationFailed('changed_elsewhere');
    if (!hasUnknownOutcome(failure)) throw failure;
    if (await isInCalendar(context, event.public_token).catch(() => false)) throw failure;
    doubt = failure;
  }
  return addInPlace(context, { event, change }).catch((failure: unknown) =>
    putBack(context, { event, change, failure, doubt }),
  );
}

function doOverlap({ start_timestamp, end_timestamp }: LegacyEvent, { start, slots }: EventChange): boolean {
  return start_timestamp < endAfterSlots(start, slots) && start < end_timestamp;
}
