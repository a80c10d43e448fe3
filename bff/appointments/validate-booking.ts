import { appointmentOf, type EventAsSeen, withPatient } from '#bff/appointments/appointments-mapping';
import type { BookingEligibility } from '#bff/appointments/booking-eligibility';
import type { Booking } from '#bff/appointments/booking-request';
import type { PatientInChat } from '#bff/appointments/patients-in-chats';
import { refusal } from '#bff/operation-failed';
import { bookAppointment } from '#contracts/appointments/appointments.api';
import { bookingPriceCents } from '#contracts/appointments/booking-price';
import { clashesWith } from '#contracts/appointments/clashes';
import { endAfterSlots } from '#contracts/appointments/half-hour-slots';
import { hasIntroductoryTalk } from '#contracts/appointments/introductory-talk';
import { partyRefusal } from '#contracts/appointments/party-refusal';
import { startRefusal } from '#contracts/appointments/start-refusal';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { instantFromRome } from '#contracts/kernel/rome-time';

/** Everything that decides on a booking, freshly read. */
export interface BookingCircumstances {
  readonly now: Instant;
  readonly events: readonly EventAsSeen[];
  readonly eligibility: BookingEligibility;
  readonly invited: PatientInChat | undefined;
}

/** The validated booking; throws the first refusal that forbids it. */
export function validateBooking(input: Booking['input'], circumstances: BookingCircumstances): Booking {
  const { now, events, eligibility, invited } = circumstances;
  if (!invited) throw refusal(bookAppointment, 'patient_not_in_chat');

  const { kind, time, slots, patient } = input;
  const date = input.date as CivilDate;
  const talkExists = hasIntroductoryTalk(withPatient(events, patient).map(appointmentOf));
  const forbidden =
    startRefusal({ date, time }, now) ?? partyRefusal(kind, { hasIntroductoryTalk: talkExists, ...eligibility });
  if (forbidden) throw refusal(bookAppointment, forbidden);
  const priceCents = bookingPriceCents(kind, eligibility.prices);
  if (priceCents === null) throw refusal(bookAppointment, 'price_missing');

  const start = instantFromRome(date, time);
  const wanted = { start, end: endAfterSlots(start, slots) };
  const organised = events.filter((seen) => seen.isOrganiser);
  if (clashesWith(wanted, organised.map(appointmentOf)).length > 0) throw refusal(bookAppointment, 'slot_taken');
  return { input, start, priceCents };
}
