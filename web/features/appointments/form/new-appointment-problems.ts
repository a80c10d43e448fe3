import type { listInvitees } from '#contracts/appointments/appointments.api';
import { type PartyRefusal, partyRefusal } from '#contracts/appointments/party-refusal';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type FieldProblems, fieldProblems } from '#web/features/appointments/form/appointment-problems';
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
  const refusal = chosenPartyRefusal(values, known);
  const failure = refusal && bookingFailures[refusal];
  if (failure?.field) problems[failure.field] ??= failure.title;
  return problems;
}

/** Why patient and kind cannot be booked on any day, as soon as both are chosen. */
export function chosenPartyRefusal(
  { patient, kind }: Pick<AppointmentValues, 'patient' | 'kind'>,
  { invitees, prices, planExpired }: BookingKnowledge,
): PartyRefusal | undefined {
  const invitee = invitees.find((one) => one.patient === patient);
  if (!invitee || kind === '') return undefined;
  const { hasIntroductoryTalk } = invitee;
  return partyRefusal(kind, { prices, planExpired, hasIntroductoryTalk }) ?? undefined;
}
