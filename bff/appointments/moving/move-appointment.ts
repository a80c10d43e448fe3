import { appointmentFrom, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { finishOpenMove } from '#bff/appointments/moving/finish-open-moves';
import { findAppointmentToMove, isAlready, moveMark, validateMove } from '#bff/appointments/moving/move-plan';
import { eraseReplaced, replaceEvent } from '#bff/appointments/moving/replace-event';
import { type AppointmentNotice, notifyInChat } from '#bff/appointments/notify-in-chat';
import { allOwnEvents, eventMarked } from '#bff/appointments/own-events';
import { withAppointmentLocked } from '#bff/appointments/with-appointment-locked';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { chatWith } from '#bff/chat/chat-with';
import { ownChats } from '#bff/chat/own-chats';
import { type Context, sessionOf } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullNames } from '#bff/users/full-name';
import type { Appointment, moveAppointment } from '#contracts/appointments/appointments.api';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { instantFromIso } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';

type Input = OperationInput<typeof moveAppointment>;

/**
 * Moves an appointment once per idempotency key, one at a time with the therapist's other bookings and with what the
 * patient does with the appointment (APPT-44).
 */
export const handleMoveAppointment: OperationHandler<typeof moveAppointment> = async (context, input) => ({
  appointment: await context.runExclusive([`book:${sessionOf(context).publicToken}`], async () => {
    const { event, other } = await findOrFinish(context, input);
    return withAppointmentLocked(context, event.public_token, () => move(context, input, other));
  }),
});

/** The appointment to move. An earlier move that left it out of the calendar is finished first. */
async function findOrFinish(context: Context, input: Input): Promise<EventAsSeen> {
  const find = async () => findAppointmentToMove(input, await allOwnEvents(context));
  try {
    return await find();
  } catch (failure) {
    const isMissing = failure instanceof OperationFailed && failure.code === 'not_found';
    if (isMissing && (await finishOpenMove(context, input.appointment))) return find();
    throw failure;
  }
}

/**
 * The other side and the chat are read first: a move that the patient could not be notified of is not begun. The
 * calendar is read last, so that the event is moved as the platform has it now.
 */
async function move(context: Context, input: Input, other: string): Promise<Appointment> {
  const { publicToken } = sessionOf(context);
  const [chats, users] = await Promise.all([ownChats(context), findUsers(context, [publicToken, other])]);
  const calendar = await allOwnEvents(context);
  const original = findAppointmentToMove(input, calendar);
  const seen = { ...original, event: await performMove(context, { input, original, calendar }) };
  const chat = chatWith(seen.other, chats, chatViewpoint(context));
  const isMoved = eventMarked(moveMark(input), [seen]) !== undefined;
  if (isMoved) {
    const names = fullNames(users, [publicToken, seen.other]);
    const before = timeBefore(input, original);
    await notifyInChat(context, { change: 'moved', seen, chat, calendar, names, batch: input.batch, before });
  }
  return appointmentFrom(seen, users.get(seen.other), context.settings.mediaBase);
}

/** The time the appointment had; of one that an earlier attempt has moved, the request knows the start alone. */
function timeBefore(input: Input, original: EventAsSeen): NonNullable<AppointmentNotice['before']> {
  const start = instantFromIso(input.startsAt);
  return eventMarked(moveMark(input), [original]) ? { start } : { start, end: original.event.end_timestamp };
}

interface AskedMove {
  readonly input: Input;
  readonly original: EventAsSeen;
  readonly calendar: readonly EventAsSeen[];
}

/** The resulting event: moved now, moved by an earlier attempt, or unchanged where nothing is to change. */
async function performMove(context: Context, { input, original, calendar }: AskedMove): Promise<LegacyEvent> {
  const { event } = original;
  if (eventMarked(moveMark(input), [original])) {
    await eraseReplaced(context, event, calendar);
    return event;
  }
  const change = validateMove(input, original, { now: context.now(), calendar });
  return isAlready(event, change) ? event : replaceEvent(context, { event, change, calendar, batch: input.batch });
}
