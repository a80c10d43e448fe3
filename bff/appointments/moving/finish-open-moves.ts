import { eventAsSeen, paidCentsOf } from '#bff/appointments/appointments-mapping';
import { completeOrRestore } from '#bff/appointments/moving/complete-or-restore';
import { type OpenMove, openMovesOf, removeOpenMove, type StoredMove } from '#bff/appointments/moving/open-moves';
import { notifyInChat } from '#bff/appointments/notify-in-chat';
import { allOwnEvents, eventMarked, isOrWas } from '#bff/appointments/own-events';
import { withAppointmentLocked } from '#bff/appointments/with-appointment-locked';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { chatWith } from '#bff/chat/chat-with';
import { ownChats } from '#bff/chat/own-chats';
import { type Context, sessionOf } from '#bff/context';
import { tellOtherPages, tellOwnPages } from '#bff/live/tell-pages';
import { findUsers } from '#bff/users/find-users';
import { fullNames } from '#bff/users/full-name';
import { ownUser } from '#bff/users/own-user';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { minuteMs } from '#contracts/kernel/instant';

/** How long a reading of the calendar waits for open moves, in milliseconds. */
const longestWaitMs = 4_000;

/** How long the platform may take to erase an event after its answer was lost, in milliseconds. */
const lateErasureMs = 2 * minuteMs;

/**
 * Finishes the therapist's open moves for a reading of the calendar. Never fails, and returns after four seconds at the
 * latest: what is still open is finished by a later reading.
 */
export async function finishOpenMoves(context: Context, moves: readonly OpenMove[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(() => resolve(), longestWaitMs);
  });
  await Promise.race([finishEach(context, moves), timeIsUp]);
  clearTimeout(timer);
}

async function finishEach(context: Context, moves: readonly OpenMove[]): Promise<void> {
  // A query shares readings that are under way, and one of them may be older than what is written here.
  const writing = { ...context, legacy: context.legacy.over(context.sharedReads.forCommand) };
  for (const { event } of moves) {
    try {
      const isFinished = await context.runExclusive([`book:${sessionOf(context).publicToken}`], () =>
        finishOpenMove(writing, event.public_token),
      );
      if (isFinished) tellOwnPages(context, moveAppointment);
    } catch (failure) {
      context.log.warn('open_move_not_finished', { error: failure instanceof Error ? failure.name : typeof failure });
    }
  }
}

/**
 * Finishes the open move of the appointment with that token, or with that earlier token, for a task that holds the lock
 * on the therapist's bookings. Returns whether one was finished. Fails as `completeOrRestore` and `notifyInChat` do.
 */
export async function finishOpenMove(context: Context, appointment: string): Promise<boolean> {
  const moves = openMovesOf(await ownUser(context));
  const move = moves.find(({ event }) => isOrWas(event, appointment));
  if (!move) return false;
  const { public_token } = move.event;
  const hasEnded = await withAppointmentLocked(context, public_token, () => finish(context, move));
  if (hasEnded) await removeOpenMove(context, public_token);
  return hasEnded;
}

/**
 * Adds no event where the calendar has the new or the old one. Returns whether the move has ended: it has not while the
 * platform may still erase the old event.
 */
async function finish(context: Context, move: StoredMove): Promise<boolean> {
  const { event, change } = move;
  const calendar = await allOwnEvents(context);
  const added = eventMarked(change.mark, calendar)?.event;
  const old = calendar.find((seen) => seen.isOrganiser && isOrWas(seen.event, event.public_token))?.event;
  if (!added && old) return isOvertaken(event, old) || context.now() - (move.storedAt ?? 0) > lateErasureMs;
  const moved = added ?? (await completeOrRestore(context, move, { pausesMs: [] })).moved;
  if (moved) await notify(context, move, moved);
  else tellOtherPages(context, eventAsSeen(event, sessionOf(context).publicToken)?.other, moveAppointment);
  return true;
}

/** Whether the old event was confirmed, cancelled or paid after it was stored: it may not be restored as it was. */
function isOvertaken(stored: LegacyEvent, old: LegacyEvent): boolean {
  return stored.configuration.status !== old.configuration.status || paidCentsOf(stored) !== paidCentsOf(old);
}

/** Notifies the patient of a completed move, unless the chat has the card already. */
async function notify(context: Context, { event, batch }: OpenMove, moved: LegacyEvent): Promise<void> {
  const { publicToken } = sessionOf(context);
  const seen = eventAsSeen(moved, publicToken);
  if (!seen || moved.configuration.status === 'denied') return;
  const [chats, users] = await Promise.all([ownChats(context), findUsers(context, [publicToken, seen.other])]);
  await notifyInChat(context, {
    change: 'moved',
    seen,
    chat: chatWith(seen.other, chats, chatViewpoint(context)),
    calendar: await allOwnEvents(context),
    names: fullNames(users, [publicToken, seen.other]),
    batch,
    before: { start: event.start_timestamp, end: event.end_timestamp },
  });
}
