import { factsOf, type Meeting, withPatient } from '#bff/appointments/appointments-mapping';
import type { Booking } from '#bff/appointments/booking-request';
import type { OwnStanding } from '#bff/appointments/own-standing';
import type { PatientInChat } from '#bff/appointments/patients-in-chats';
import { refusal } from '#bff/operation-failed';
import { bookAppointment } from '#contracts/appointments/appointments.api';
import { bookingPriceCents } from '#contracts/appointments/booking-price';
import { bookingRefusal } from '#contracts/appointments/booking-refusal';
import { clashesWith } from '#contracts/appointments/clashes';
import { endAfterSlots } from '#contracts/appointments/half-hour-slots';
import { hasIntroductoryTalk } from '#contracts/appointments/has-introductory-talk';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { instantFromRome } from '#contracts/kernel/rome-time';

/** Everything a booking is judged by, read fresh. */
export interface BookingCircumstances {
  readonly now: Instant;
  readonly meetings: readonly Meeting[];
  readonly standing: OwnStanding;
  readonly invited: PatientInChat | undefined;
}

/** The booking as it may be made; throws the first refusal that forbids it (APPT-11, APPT-24 to 35, APPT-38). */
export function judgeBooking(input: Booking['input'], circumstances: BookingCircumstances): Booking {
  const { now, meetings, standing, invited } = circumstances;
  if (!invited) throw refusal(bookAppointment, 'patient_not_in_chat');

  const { kind, time, slots, patient } = input;
  const date = input.date as CivilDate;
  const talkExists = hasIntroductoryTalk(withPatient(meetings, patient).map(factsOf));
  const forbidden = bookingRefusal({ kind, date, time }, { now, hasIntroductoryTalk: talkExists, ...standing });
  if (forbidden) throw refusal(bookAppointment, forbidden);
  const priceCents = bookingPriceCents(kind, standing.prices);
  if (priceCents === null) throw refusal(bookAppointment, 'price_missing');

  const start = instantFromRome(date, time);
  const wanted = { start, end: endAfterSlots(start, slots) };
  const own = meetings.filter((meeting) => meeting.own);
  if (clashesWith(wanted, own.map(factsOf)).length > 0) throw refusal(bookAppointment, 'slot_taken');
  return { input, start, priceCents };
}
