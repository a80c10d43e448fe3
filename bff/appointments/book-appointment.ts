import { appointmentFrom, type EventAsSeen, withPatient } from '#bff/appointments/appointments-mapping';
import { bookingEligibility } from '#bff/appointments/booking-eligibility';
import { type Booking, bookingMark, bookingRequest } from '#bff/appointments/booking-request';
import { notifyInChat } from '#bff/appointments/notify-in-chat';
import { eventMarked, ownEvents } from '#bff/appointments/own-events';
import { type PatientInChat, patientsInChats } from '#bff/appointments/patients-in-chats';
import { validateBooking } from '#bff/appointments/validate-booking';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { addToList } from '#bff/patients/list/add-to-list';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { type Appointment, bookAppointment } from '#contracts/appointments/appointments.api';
import { addEvent } from '#contracts/appointments/appointments.legacy';

/**
 * Adds a pending appointment and its card in the chat, once per idempotency key and patient: a form that was sent and
 * then changed to another patient is another booking. The sessions of a weekly series share one card (APPT-37).
 */
export const handleBookAppointment: OperationHandler<typeof bookAppointment> = async (context, input) => ({
  appointment: await context.runExclusive([`book:${sessionOf(context).publicToken}`], () => book(context, input)),
});

async function book(context: Context, input: Booking['input']): Promise<Appointment> {
  const [events, eligibility, patients] = await Promise.all([
    ownEvents(context),
    bookingEligibility(context),
    patientsInChats(context),
  ]);
  const invited = patients.get(input.patient);
  const seen = await idempotentWrite({
    call: addEvent.name,
    findExisting: async (moment) => {
      const latest = moment === 'before' ? events : await ownEvents(context);
      return eventMarked(bookingMark(input), withPatient(latest, input.patient));
    },
    write: () => add(context, validateBooking(input, { now: context.now(), events, eligibility, invited })),
  });
  // Booked before, by a patient who has deleted the chat since: the card opens another.
  const known = invited ? undefined : (await findUsers(context, [input.patient])).get(input.patient);
  const appointment = appointmentFrom(seen, known, context.settings.mediaBase);
  const otherSide = invited ? otherSideOf(invited) : appointment.otherSide;
  try {
    const names = [eligibility.therapistName, otherSide.name];
    const notice = {
      change: 'booked',
      seen,
      chat: invited?.chat,
      calendar: events,
      names,
      batch: input.series,
    } as const;
    // Asked for again, it may have been cancelled since.
    if (appointment.status !== 'denied') await notifyInChat(context, notice);
  } finally {
    // After the card, for which somebody waits; and whether or not it was sent.
    if (!eligibility.listed.includes(input.patient)) await addToList(context, input.patient);
  }
  return { ...appointment, otherSide };
}

function otherSideOf({ patient: { token, name, pictureUrl } }: PatientInChat): Appointment['otherSide'] {
  return { token, name, pictureUrl };
}

async function add(context: Context, booking: Booking): Promise<EventAsSeen> {
  const request = bookingRequest(booking, sessionOf(context), context.settings);
  const { event } = await context.legacy.call(addEvent, request, {
    operation: bookAppointment,
    refusals: { NOT_AVAILABLES: 'slot_taken' },
  });
  return { event, isOrganiser: true, other: booking.input.patient };
}
