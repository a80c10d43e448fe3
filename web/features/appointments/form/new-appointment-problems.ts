import type { listInvitees } from '#contracts/appointments/appointments.api';
import { type PartyRefusal, partyRefusal } from '#contracts/appointments/party-refusal';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type FieldProblems, fieldProblems } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { bookingFailures } from '#web/features/appointments/form/booking-failures';

export type BookingKnowledge = OperationOutput<typeof listInvitees>;

/** The problem of each field; empty when the appointment can be booked. */
export function newAppointmentProblems(
  values: AppointmentValues,
  known: BookingKnowledge,
  now: Instant,
): FieldProblems {
  // Whom the field cannot name is nobody.
  const isKnown = known.invitees.some(({ patient }) => patient === values.patient);
  const problems = fieldProblems(isKnown ? values : { ...values, patient: '' }, now);
  const refusal = chosenPartyRefusal(values, known);
  const failure = refusal && bookingFailures[refusal];
  if (failure?.field) problems[failure.field] ??= failure.title;
  return problems;
}

/** Why patient and kind cannot be booked on any day; undefined until both are chosen. */
export function chosenPartyRefusal(
  { patient, kind }: Pick<AppointmentValues, 'patient' | 'kind'>,
  { invitees, prices, planExpired }: BookingKnowledge,
): PartyRefusal | undefined {
  const invitee = invitees.find((one) => one.patient === patient);
  if (!invitee || kind === '') return undefined;
  const { hasIntroductoryTalk } = invitee;
  return partyRefusal(kind, { prices, planExpired, hasIntroductoryTalk }) ?? undefined;
}
