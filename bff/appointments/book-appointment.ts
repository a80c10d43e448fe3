import { appointmentFrom, type Meeting, withPatient } from '#bff/appointments/appointments-mapping';
import { type Booking, bookingRequest } from '#bff/appointments/booking-request';
import { judgeBooking } from '#bff/appointments/judge-booking';
import { ownMeetings } from '#bff/appointments/own-meetings';
import { ownStanding } from '#bff/appointments/own-standing';
import { patientsInChats } from '#bff/appointments/patients-in-chats';
import { isToldIn, tellInChat } from '#bff/appointments/tell-in-chat';
import { writtenByAct } from '#bff/appointments/written-by-act';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { type Appointment, bookAppointment } from '#contracts/appointments/appointments.api';
import { addEvent } from '#contracts/appointments/appointments.legacy';

/**
 * Adds a pending appointment and its card in the chat, once per act and patient however often it is asked (APPT-37 to
 * 41). A form that was sent for one patient and then changed to another asks for something else.
 */
export const handleBookAppointment: OperationHandler<typeof bookAppointment> = async (context, input) => ({
  appointment: await context.runExclusive([`book:${sessionOf(context).publicToken}`], () => book(context, input)),
});

async function book(context: Context, input: Booking['input']): Promise<Appointment> {
  const { publicToken } = sessionOf(context);
  const [meetings, standing, patients, users] = await Promise.all([
    ownMeetings(context),
    ownStanding(context),
    patientsInChats(context),
    findUsers(context, [publicToken, input.patient]),
  ]);
  const invited = patients.get(input.patient);
  const meeting = await idempotentWrite({
    call: addEvent.name,
    findExisting: async (moment) => {
      const latest = moment === 'before' ? meetings : await ownMeetings(context);
      return writtenByAct(input.act, withPatient(latest, input.patient));
    },
    write: () => add(context, judgeBooking(input, { now: context.now(), meetings, standing, invited })),
  });
  if (invited && !isToldIn(invited.chat, meeting.event.public_token)) {
    await tellInChat(context, { meeting, chat: invited.chat, users });
  }
  return appointmentFrom(meeting, users.get(meeting.other), context.settings.mediaBase);
}

async function add(context: Context, booking: Booking): Promise<Meeting> {
  const request = bookingRequest(booking, sessionOf(context), context.settings);
  const { event } = await context.legacy.call(addEvent, request, {
    operation: bookAppointment,
    refusals: { NOT_AVAILABLES: 'slot_taken' },
  });
  return { event, own: true, other: booking.input.patient };
}
