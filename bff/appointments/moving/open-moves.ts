import type { EventChange } from '#bff/appointments/moving/move-plan';
import { eventOnWire } from '#bff/appointments/moving/replacement-request';
import type { Context } from '#bff/context';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { ascoltoToChange, withAscolto } from '#bff/users/ascolto-part';
import { listToChange, recordIn } from '#bff/users/php-parts';
import { updateOwnUser } from '#bff/users/update-own-user';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { type Instant, secondsFromInstant } from '#contracts/kernel/instant';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** A move during which the calendar may have neither event, with all that completes it or restores the old event. */
export interface OpenMove {
  readonly event: LegacyEvent;
  readonly change: EventChange;
  /** Names the batch it is part of, if any. */
  readonly batch: string | undefined;
}

export interface StoredMove extends OpenMove {
  /** Undefined where the platform returns no readable moment. */
  readonly storedAt: Instant | undefined;
}

/** The moves of the therapist that have not ended. */
export function openMovesOf({ configuration }: LegacyUser): StoredMove[] {
  const stored = configuration.ascolto?.open_moves ?? [];
  return stored.map(({ event, act, title, start_timestamp, slots, batch, stored_at }) => ({
    event,
    change: { mark: act, title, start: start_timestamp, slots },
    batch,
    storedAt: stored_at,
  }));
}

/** Stores a move in the therapist's user before its event is erased. Refuses with `not_moved` when that fails. */
export async function noteOpenMove(context: Context, { event, change, batch }: OpenMove): Promise<void> {
  const row = {
    event: eventOnWire(event),
    act: change.mark,
    title: change.title,
    start_timestamp: secondsFromInstant(change.start),
    slots: change.slots,
    stored_at: secondsFromInstant(context.now()),
    ...(batch === undefined ? {} : { batch }),
  };
  try {
    await unlessSessionEnded(context, () =>
      updateOwnUser(context, (user) => withOpenMoves(user, [...rowsWithout(user, event.public_token), row])),
    );
  } catch (failure) {
    if (failure instanceof OperationFailed && failure.code !== 'changed_elsewhere') throw failure;
    context.log.warn('open_move_not_stored', { error: nameOf(failure) });
    throw refusal(moveAppointment, 'not_moved');
  }
}

/** Removes the stored move of an event. A failure is logged only: the next reading of the calendar removes it. */
export async function removeOpenMove(context: Context, event: string): Promise<void> {
  try {
    await updateOwnUser(context, (user) => withOpenMoves(user, rowsWithout(user, event)));
  } catch (failure) {
    context.log.warn('open_move_not_removed', { error: nameOf(failure) });
  }
}

/** The stored rows of other events as they came, also rows that cannot be read. */
function rowsWithout(user: UserRecord, event: string): unknown[] {
  const rows = listToChange(ascoltoToChange(user)['open_moves'], 'open_moves');
  return rows.filter((row) => String(recordIn(recordIn(row)['event'])['public_token']) !== event);
}

function withOpenMoves(user: UserRecord, open_moves: readonly unknown[]) {
  return { configuration: withAscolto(user, { open_moves }) };
}

function nameOf(failure: unknown): string {
  return failure instanceof Error ? failure.name : typeof failure;
}
