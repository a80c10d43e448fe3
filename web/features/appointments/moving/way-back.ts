import type { Appointment, moveAppointment } from '#contracts/appointments/appointments.api';
import { clashesWith } from '#contracts/appointments/clashes';
import { startRefusal } from '#contracts/appointments/start-refusal';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { instantFromRome, romeDate, romeTime } from '#contracts/kernel/rome-time';
import { isChangeable } from '#web/features/appointments/entry/state/is-changeable';

/** A move without the key of its attempt. */
export type PlannedMove = Omit<OperationInput<typeof moveAppointment>, 'idempotencyKey'>;

interface Moved {
  readonly before: Appointment;
  readonly after: Appointment;
}

/**
 * The second move that puts a moved appointment back to the time and title it had before; undefined where a move could
 * not: it is over or cancelled, its old time has passed or is taken, or Rome's clock shows that time twice and it was
 * the second.
 *
 * @param appointments the therapist's, before or after the move
 */
export function wayBack(
  { before, after }: Moved,
  appointments: readonly Appointment[],
  now: Instant,
): PlannedMove | undefined {
  const start = instantFromIso(before.startsAt);
  const at = { date: romeDate(start), time: romeTime(start) };
  const others = appointments.filter(({ token, own }) => own && token !== before.token && token !== after.token);
  const isFree = clashesWith({ start, end: instantFromIso(before.endsAt) }, others).length === 0;
  const canStart = startRefusal(at, now) === null && instantFromRome(at.date, at.time) === start;
  if (!isChangeable(after, now) || !canStart || !isFree) return undefined;
  return { appointment: after.token, startsAt: after.startsAt, title: before.title, ...at, slots: before.slots };
}
