import type { EventAsSeen } from '#bff/appointments/appointments-mapping';
import { addReplacement, completeOrRestore } from '#bff/appointments/moving/complete-or-restore';
import type { EventChange } from '#bff/appointments/moving/move-plan';
import { noteOpenMove, type OpenMove, removeOpenMove } from '#bff/appointments/moving/open-moves';
import { allOwnEvents } from '#bff/appointments/own-events';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { hasUnknownOutcome, isRefusal } from '#bff/legacy/legacy-failures';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import { deleteEvent, type LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { endAfterSlots } from '#contracts/appointments/half-hour-slots';

/** A validated move, and the calendar it was validated against. */
interface ValidatedMove extends OpenMove {
  readonly calendar: readonly EventAsSeen[];
}

/**
 * Replaces an event by one with the change. Where the times do not overlap, the new event is added first, so that one
 * of them exists at every moment. The platform refuses overlapping events of a therapist: there the move is stored, the
 * old event is erased first, and it is restored when the new one fails.
 */
export async function replaceEvent(context: Context, move: ValidatedMove): Promise<LegacyEvent> {
  return doOverlap(move.event, move.change) ? eraseThenAdd(context, move) : addThenErase(context, move);
}

function doOverlap({ start_timestamp, end_timestamp }: LegacyEvent, { start, slots }: EventChange): boolean {
  return start_timestamp < endAfterSlots(start, slots) && start < end_timestamp;
}

/** The calendar is read again between adding and erasing, so that what the patient did meanwhile is not lost. */
async function addThenErase(context: Context, { calendar, event, change }: ValidatedMove): Promise<LegacyEvent> {
  const added = await addReplacement(context, { event, change });
  const latest = await allOwnEvents(context).catch(() => calendar);
  await eraseReplaced(context, added, latest);
  return added;
}

/** How long it waits before it tries again, in milliseconds: a short outage must not cost an appointment. */
const pausesMs = [400, 1_600];

async function eraseThenAdd(context: Context, move: ValidatedMove): Promise<LegacyEvent> {
  await noteOpenMove(context, move);
  const doubt = await eraseOriginal(context, move.event).catch(async (failure: unknown) => {
    if (!hasUnknownOutcome(failure)) await removeOpenMove(context, move.event.public_token);
    throw failure;
  });
  const ending = await completeOrRestore(context, move, { doubt, pausesMs });
  await removeOpenMove(context, move.event.public_token);
  if (ending.moved) return ending.moved;
  throw refusal(moveAppointment, ending.why);
}

/**
 * Erases the old event, unless it has changed since it was stored. Returns the failure that leaves it unknown whether
 * it was erased: adding the new event finds out, because a remaining old event would block it.
 */
async function eraseOriginal(context: Context, event: LegacyEvent): Promise<unknown> {
  if (!(await isUnchanged(context, event))) throw new OperationFailed('changed_elsewhere');
  try {
    await eraseEvent(context, event.public_token);
    return undefined;
  } catch (failure) {
    if (isRefusal(failure, 'EVENT_NOT_FOUND')) throw new OperationFailed('changed_elsewhere');
    if (!hasUnknownOutcome(failure)) throw failure;
    if (await isInCalendar(context, event.public_token).catch(() => false)) throw failure;
    return failure;
  }
}

/** Whether the event is as it was: the patient may have confirmed or paid it while the move was stored. */
async function isUnchanged(context: Context, event: LegacyEvent): Promise<boolean> {
  const before = JSON.stringify(event);
  return (await allOwnEvents(context)).some((seen) => JSON.stringify(seen.event) === before);
}

/**
 * Erases the events that an added event replaces, if they are still in the calendar. When one cannot be erased, or was
 * confirmed or cancelled meanwhile (`changed_elsewhere`), the added event is erased again and the original stays as it
 * was.
 */
export async function eraseReplaced(
  context: Context,
  added: LegacyEvent,
  calendar: readonly EventAsSeen[],
): Promise<void> {
  const replaced = added.configuration.moved_from ?? [];
  for (const { isOrganiser, event } of calendar) {
    if (!isOrganiser || !replaced.includes(event.public_token)) continue;
    try {
      if (hasOvertaken(event, added)) throw new OperationFailed('changed_elsewhere');
      await eraseEvent(context, event.public_token);
    } catch (failure) {
      if (isRefusal(failure, 'EVENT_NOT_FOUND')) continue;
      if (!hasUnknownOutcome(failure)) await eraseAdded(context, added.public_token);
      throw failure;
    }
  }
}

/**
 * Whether the original was accepted or denied after the added event copied it. A denied added event is a later
 * decision.
 */
function hasOvertaken(original: LegacyEvent, added: LegacyEvent): boolean {
  const [was, is] = [original.configuration.status, added.configuration.status];
  return is !== 'denied' && was !== 'pending' && was !== is;
}

/** Erases the added event after the old one could not be erased. Refuses with `both_remain` when that fails, too. */
async function eraseAdded(context: Context, added: string): Promise<void> {
  try {
    await unlessSessionEnded(context, () => eraseEvent(context, added));
  } catch (failure) {
    if (isRefusal(failure, 'EVENT_NOT_FOUND')) return;
    if (failure instanceof OperationFailed || hasUnknownOutcome(failure)) throw failure;
    throw refusal(moveAppointment, 'both_remain');
  }
}

/**
 * Erases an event of the therapist's, without refund or notification. The calendar is read again after the call; an
 * event that is still there, or a calendar that cannot be read, is a failure.
 */
async function eraseEvent(context: Context, event: string): Promise<void> {
  await idempotentWrite({
    call: deleteEvent.name,
    findExisting: async (moment) => (moment !== 'before' && !(await isInCalendar(context, event)) ? event : undefined),
    write: async () => {
      await context.legacy.call(deleteEvent, { private_token: sessionOf(context).privateToken, event });
      return undefined;
    },
  });
}

async function isInCalendar(context: Context, token: string): Promise<boolean> {
  return (await allOwnEvents(context)).some(({ event }) => event.public_token === token);
}
