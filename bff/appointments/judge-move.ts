import { factsOf, type Meeting } from '#bff/appointments/appointments-mapping';
import type { EventChange } from '#bff/appointments/recreate-request';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import { clashesWith } from '#contracts/appointments/clashes';
import { endAfterSlots } from '#contracts/appointments/half-hour-slots';
import { startRefusal } from '#contracts/appointments/start-refusal';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { instantFromRome } from '#contracts/kernel/rome-time';

/** What a move is judged by, read fresh. */
export interface MoveCircumstances {
  readonly now: Instant;
  readonly meetings: readonly Meeting[];
}

/**
 * The move as it may be made; throws the first refusal that forbids it (APPT-24, APPT-25, APPT-38). Plan, price and
 * first talks were judged when it was booked, and the appointment is in nobody's way but others' (APPT-51).
 */
export function judgeMove(
  input: OperationInput<typeof moveAppointment>,
  meeting: Meeting,
  { now, meetings }: MoveCircumstances,
): EventChange {
  if (!meeting.own) throw new OperationFailed('not_found');
  const { token, status, startsAt, endsAt } = factsOf(meeting);
  if (now > instantFromIso(endsAt)) throw refusal(moveAppointment, 'already_over');
  if (status === 'denied') throw refusal(moveAppointment, 'already_denied');
  if (instantFromIso(input.startsAt) !== instantFromIso(startsAt)) throw new OperationFailed('changed_elsewhere');

  const { title, time, slots, act } = input;
  const date = input.date as CivilDate;
  const cannotStart = startRefusal({ date, time }, now);
  if (cannotStart) throw refusal(moveAppointment, cannotStart);

  const start = instantFromRome(date, time);
  const wanted = { start, end: endAfterSlots(start, slots), ignoring: token };
  const own = meetings.filter((other) => other.own);
  if (clashesWith(wanted, own.map(factsOf)).length > 0) throw refusal(moveAppointment, 'slot_taken');
  return { title, start, slots, act };
}
