import type { listInvitees } from '#contracts/appointments/appointments.api';
import { type BookingRefusal, bookingRefusal } from '#contracts/appointments/booking-refusal';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type FieldProblems, fieldProblems, lastMinute } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { bookingFailures } from '#web/features/appointments/form/booking-failures';

export type BookingKnowledge = OperationOutput<typeof listInvitees>;

/** What is wrong with each field, in the form's order; nothing when the appointment can be asked for. */
export function newAppointmentProblems(
  values: AppointmentValues,
  known: BookingKnowledge,
  now: Instant,
): FieldProblems {
  const problems = fieldProblems(values, now);
  const standing = standingRefusal(values, known, now);
  const said = standing && bookingFailures[standing];
  if (said?.field) problems[said.field] ??= said.title;
  return problems;
}

/** What forbids the appointment on whatever day, as soon as patient and kind are chosen (APPT-26 to 35). */
export function standingRefusal(
  { patient, kind }: Pick<AppointmentValues, 'patient' | 'kind'>,
  { invitees, prices, planExpired }: BookingKnowledge,
  now: Instant,
): BookingRefusal | undefined {
  const invitee = invitees.find((one) => one.patient === patient);
  if (!invitee || kind === '') return undefined;
  const grounds = { now, prices, planExpired, hasIntroductoryTalk: invitee.hasIntroductoryTalk };
  return bookingRefusal({ kind, date: dayFarAhead, time: lastMinute }, grounds) ?? undefined;
}

/** No rule about days objects to it. */
const dayFarAhead = '9999-12-31' as CivilDate;
