import type { AppointmentValues } from '#web/features/appointments/appointment-values';
import { type BookingFailure, bookingFailures } from '#web/features/appointments/booking-failures';
import { type BookingKnowledge, chosenPartyRefusal } from '#web/features/appointments/new-appointment-problems';

/** Why the form cannot be saved whatever else is typed, if so (APPT-15, APPT-16, APPT-27, APPT-32). */
export function bookingBlock(
  values: Pick<AppointmentValues, 'patient' | 'kind'>,
  known: BookingKnowledge,
): BookingFailure | undefined {
  if (known.invitees.length === 0) {
    return {
      title: 'Impossibile creare un appuntamento',
      advice: 'Potrai invitare i pazienti che ti hanno scritto in chat: per ora non ce ne sono.',
    };
  }
  if (known.planExpired) return bookingFailures.plan_expired;
  const refusal = chosenPartyRefusal(values, known);
  return refusal === 'second_introductory_talk' ? bookingFailures[refusal] : undefined;
}
