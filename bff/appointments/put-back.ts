import { addInPlace, type Recreation } from '#bff/appointments/add-in-place';
import { everyOwnMeeting } from '#bff/appointments/own-meetings';
import { writtenByAct } from '#bff/appointments/written-by-act';
import type { Context } from '#bff/context';
import { hasUnknownOutcome, isRefusal } from '#bff/legacy/legacy-failures';
import { refusal } from '#bff/operation-failed';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';

/** A move whose original is erased, for all that is known, and whose new event could not be added. */
export interface BrokenMove extends Required<Recreation> {
  readonly failure: unknown;
  /** Why it is not certain that the original was erased. */
  readonly doubt: unknown;
}

/**
 * Puts the original back and refuses the move (APPT-50). When the platform does not take it, the calendar decides what
 * is told: a new event that got there late is the move, and neither there is `not_restored`.
 */
export async function putBack(context: Context, { event, change, failure, doubt }: BrokenMove): Promise<LegacyEvent> {
  try {
    await addInPlace(context, { event });
  } catch (notRestored) {
    const unknown = [notRestored, failure, doubt].find(hasUnknownOutcome);
    const calendar = await everyOwnMeeting(context).catch(() => {
      if (unknown) throw unknown;
      return [];
    });
    const moved = writtenByAct(change.act, calendar);
    if (moved) return moved.event;
    if (!calendar.some((meeting) => stillIs(event, meeting.event))) {
      context.log.error('appointment_not_restored', { appointment: event.public_token });
      throw refusal(moveAppointment, 'not_restored');
    }
  }
  throw refusal(moveAppointment, !doubt && isRefusal(failure, 'NOT_AVAILABLES') ? 'slot_taken' : 'not_moved');
}

function stillIs({ public_token }: LegacyEvent, found: LegacyEvent): boolean {
  return [found.public_token, ...(found.configuration.moved_from ?? [])].includes(public_token);
}
