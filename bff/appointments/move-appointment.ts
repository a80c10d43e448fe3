import { appointmentMeant } from '#bff/appointments/appointment-meant';
import { appointmentFrom } from '#bff/appointments/appointments-mapping';
import { everyOwnMeeting } from '#bff/appointments/own-meetings';
import { settledMove } from '#bff/appointments/settled-move';
import { isToldIn, tellInChat } from '#bff/appointments/tell-in-chat';
import { writtenByAct } from '#bff/appointments/written-by-act';
import { chatReader } from '#bff/chat/chat-reader';
import { chatWith } from '#bff/chat/chat-with';
import { ownChats } from '#bff/chat/own-chats';
import { type Context, sessionOf } from '#bff/context';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import type { Appointment, moveAppointment } from '#contracts/appointments/appointments.api';
import type { OperationInput } from '#contracts/kernel/operation';

type Input = OperationInput<typeof moveAppointment>;

/**
 * Moves an appointment once per act, in line with the therapist's bookings and with what the patient does with it
 * (APPT-44 to 51).
 */
export const handleMoveAppointment: OperationHandler<typeof moveAppointment> = async (context, input) => ({
  appointment: await context.runExclusive([`book:${sessionOf(context).publicToken}`], async () => {
    const { event, other } = appointmentMeant(input, await everyOwnMeeting(context));
    return context.runExclusive([`appointment:${event.public_token}`], () => move(context, input, other));
  }),
});

/**
 * Whom to tell and where is read first: a move nobody can be told of is not begun. The calendar is read last, so that
 * what is moved is as it stands.
 */
async function move(context: Context, input: Input, other: string): Promise<Appointment> {
  const { publicToken } = sessionOf(context);
  const [chats, users] = await Promise.all([ownChats(context), findUsers(context, [publicToken, other])]);
  const calendar = await everyOwnMeeting(context);
  const standing = appointmentMeant(input, calendar);
  const meeting = { ...standing, event: await settledMove(context, { input, standing, calendar }) };
  const chat = chatWith(meeting.other, chats, chatReader(context));
  const isMoved = writtenByAct(input.act, [meeting]) !== undefined;
  if (isMoved && !(chat && isToldIn(chat, meeting.event.public_token))) {
    await tellInChat(context, { meeting, chat, users, prefix: 'Appuntamento modificato: ' });
  }
  return appointmentFrom(meeting, users.get(meeting.other), context.settings.mediaBase);
}
