import { appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { eventMarked, hideReplaced, isOrWas } from '#bff/appointments/own-events';
import { idempotencyMark } from '#bff/idempotency-mark';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { clashesWith } from '#contracts/appointments/clashes';
import { endAfterSlots, slotsBetween } from '#contracts/appointments/half-hour-slots';
import { startRefusal } from '#contracts/appointments/start-refusal';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { instantFromRome } from '#contracts/kernel/rome-time';

type Input = OperationInput<typeof moveAppointment>;

/** What a move changes in an event; everything else is carried over. */
export interface EventChange {
  readonly title: string;
  readonly start: Instant;
  readonly slots: number;
  /** What the moved event is recognised by. */
  readonly mark: string;
}

/** What a move is recognised by: where it leads, not what it moved, which is another event after it. */
export function moveMark({ idempotencyKey, title, date, time, slots }: Input): string {
  return idempotencyMark(idempotencyKey, { title, date, time, slots });
}

/**
 * The appointment that this request has already moved, or else the one with that token or an earlier token.
 * Fails with `not_found` when there is neither, and with `key_reused` when the request's key moved another one there.
 */
export function findAppointmentToMove(input: Input, calendar: readonly EventAsSeen[]): EventAsSeen {
  const events = hideReplaced(calendar);
  const moved = eventMarked(moveMark(input), events);
  if (moved && !isOrWas(moved.event, input.appointment)) throw new OperationFailed('key_reused');
  const found =
    moved ??
    events.find(({ event }) => event.public_token === input.appointment) ??
    events.find(({ isOrganiser, event }) => isOrganiser && isOrWas(event, input.appointment));
  if (!found) throw new OperationFailed('not_found');
  return found;
}

/** What decides on a move, freshly read. */
interface MoveCircumstances {
  readonly now: Instant;
  readonly calendar: readonly EventAsSeen[];
}

/**
 * The validated change; throws the first refusal that forbids the move. Plan, price and introductory talk were checked
 * at booking, and the appointment itself does not count as an overlap.
 */
export function validateMove(input: Input, original: EventAsSeen, { now, calendar }: MoveCircumstances): EventChange {
  if (!original.isOrganiser) throw new OperationFailed('not_found');
  const { token, status, startsAt, endsAt } = appointmentOf(original);
  if (now > instantFromIso(endsAt)) throw refusal(moveAppointment, 'already_over');
  if (status === 'denied') throw refusal(moveAppointment, 'already_denied');
  if (instantFromIso(input.startsAt) !== instantFromIso(startsAt)) throw new OperationFailed('changed_elsewhere');

  const { title, time, slots } = input;
  const date = input.date as CivilDate;
  const cannotStart = startRefusal({ date, time }, now);
  if (cannotStart) throw refusal(moveAppointment, cannotStart);

  const start = instantFromRome(date, time);
  const wanted = { start, end: endAfterSlots(start, slots), ignoring: token };
  const organised = calendar.filter((seen) => seen.isOrganiser);
  if (clashesWith(wanted, organised.map(appointmentOf)).length > 0) throw refusal(moveAppointment, 'slot_taken');
  return { title, start, slots, mark: moveMark(input) };
}

/** Whether the event already has the change's time and title. */
export function isAlready(
  { start_timestamp, end_timestamp, configuration }: LegacyEvent,
  { title, start, slots }: EventChange,
): boolean {
  const isSameTime = start === start_timestamp && slots === slotsBetween(start_timestamp, end_timestamp);
  return isSameTime && title === configuration.title;
}
