import { eventAsSeen, paidCentsOf } from '#bff/appointments/appointments-mapping';
import { type OpenMove, removeOpenMove } from '#bff/appointments/moving/open-moves';
import { type Replacement, replacementRequest } from '#bff/appointments/moving/replacement-request';
import { allOwnEvents, eventMarked, isOrWas } from '#bff/appointments/own-events';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { hasUnknownOutcome } from '#bff/legacy/legacy-failures';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import { addEvent, type LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { isoFromInstant } from '#contracts/kernel/instant';

/** How a move ended whose old event was erased: with the new event, or with the old one and why it was not moved. */
export type MoveEnding =
  | { readonly moved: LegacyEvent }
  | { readonly moved: undefined; readonly why: 'slot_taken' | 'not_moved' };

interface Trying {
  /** Why it is uncertain that the old event was erased, if it is. */
  readonly doubt?: unknown;
  /** The pauses between the attempts to restore, in milliseconds; one attempt more than pauses is made. */
  readonly pausesMs: readonly number[];
}

/**
 * Adds the new event of a stored move, or the old one again where the platform refuses the new one. When the platform
 * takes neither, it refuses with `not_restored`. The move stays stored then, so that the next reading of the calendar
 * tries again, unless both times are taken.
 */
export function completeOrRestore(context: Context, move: OpenMove, trying: Trying): Promise<MoveEnding> {
  return addReplacement(context, move).then(
    (moved) => ({ moved }),
    (failure: unknown) => restoreOriginal(context, move, { ...trying, failure }),
  );
}

/**
 * Adds the event that replaces another. When the platform's answer is lost, the calendar is read again for an event
 * that replaces it under the same idempotency key. Refuses with `slot_taken`.
 */
export async function addReplacement(context: Context, replacement: Replacement): Promise<LegacyEvent> {
  const request = replacementRequest(replacement, sessionOf(context), context.settings);
  const isAdded = ({ public_token, configuration: { act, moved_from } }: LegacyEvent) =>
    public_token !== replacement.event.public_token &&
    moved_from?.at(-1) === replacement.event.public_token &&
    act === request.configuration.act;
  const mapping = { operation: moveAppointment, refusals: { NOT_AVAILABLES: 'slot_taken' } } as const;
  return idempotentWrite({
    call: addEvent.name,
    findExisting: async (moment) => {
      if (moment === 'before') return undefined;
      return (await allOwnEvents(context)).find(({ isOrganiser, event }) => isOrganiser && isAdded(event))?.event;
    },
    write: async () => (await context.legacy.call(addEvent, request, mapping)).event,
  });
}

interface Broken extends Trying {
  /** Why the new event could not be added. */
  readonly failure: unknown;
}

/**
 * Restores the old event. When the platform refuses it, the calendar decides: a new event that arrived late counts as
 * the move.
 */
async function restoreOriginal(
  context: Context,
  move: OpenMove,
  { failure, doubt, pausesMs }: Broken,
): Promise<MoveEnding> {
  const { event, change } = move;
  try {
    await addOriginal(context, event, pausesMs);
  } catch (notRestored) {
    const unknown = [notRestored, failure, doubt].find(hasUnknownOutcome);
    const calendar = await allOwnEvents(context).catch(() => {
      if (unknown) throw unknown;
      return undefined;
    });
    const moved = eventMarked(change.mark, calendar ?? []);
    if (moved) return { moved: moved.event };
    if (!calendar?.some((seen) => isOrWas(seen.event, event.public_token))) {
      const isTriedAgain = !(calendar && isTaken(failure) && isTaken(notRestored));
      logLoss(context, event, isTriedAgain);
      if (!isTriedAgain) await removeOpenMove(context, event.public_token);
      throw refusal(moveAppointment, 'not_restored');
    }
  }
  return { moved: undefined, why: !doubt && isTaken(failure) ? 'slot_taken' : 'not_moved' };
}

function isTaken(failure: unknown): boolean {
  return failure instanceof OperationFailed && failure.code === 'slot_taken';
}

/** Adds the old event again. A time that is taken is not asked for again. */
async function addOriginal(context: Context, event: LegacyEvent, pausesMs: readonly number[]): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      await addReplacement(context, { event });
      return;
    } catch (failure) {
      if (failure instanceof OperationFailed) throw failure;
      await new Promise<void>((resolve) => setTimeout(() => resolve(), pauseMs));
    }
  }
  await addReplacement(context, { event });
}

/** Logs what an operator needs to restore the event by hand: tokens, time and amount. */
function logLoss(context: Context, event: LegacyEvent, isTriedAgain: boolean): void {
  const { publicToken } = sessionOf(context);
  context.log.error('appointment_not_restored', {
    appointment: event.public_token,
    therapist: publicToken,
    patient: eventAsSeen(event, publicToken)?.other,
    start: isoFromInstant(event.start_timestamp),
    paidCents: paidCentsOf(event) ?? 0,
    isTriedAgain,
  });
}
