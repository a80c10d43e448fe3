import { appointmentFrom, factsOf, type Meeting } from '#bff/appointments/appointments-mapping';
import { ownMeeting } from '#bff/appointments/own-meetings';
import { setStatus } from '#bff/appointments/set-status';
import { tellInChat } from '#bff/appointments/tell-in-chat';
import { chatReader } from '#bff/chat/chat-reader';
import { chatWith } from '#bff/chat/chat-with';
import { ownChats } from '#bff/chat/own-chats';
import { type Context, sessionOf } from '#bff/context';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { type Appointment, cancelAppointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';

/** The therapist who created an appointment calls it off, and the patient is told in chat (APPT-57, APPT-58). */
export const handleCancelAppointment: OperationHandler<typeof cancelAppointment> = async (
  context,
  { appointment: token },
) => ({
  appointment: await context.runExclusive([`appointment:${token}`], () => cancel(context, token)),
});

/** Whom to tell and where is read first: a cancellation nobody can be told of is not begun. */
async function cancel(context: Context, token: string): Promise<Appointment> {
  const meeting = await ownMeeting(context, token);
  judgeCancellation(meeting, context.now());
  const { publicToken } = sessionOf(context);
  const [chats, users] = await Promise.all([ownChats(context), findUsers(context, [publicToken, meeting.other])]);
  await setStatus(context, meeting, 'denied');
  const chat = chatWith(meeting.other, chats, chatReader(context));
  await tellInChat(context, { meeting, chat, users, prefix: 'Appuntamento annullato: ' });
  return { ...appointmentFrom(meeting, users.get(meeting.other), context.settings.mediaBase), status: 'denied' };
}

function judgeCancellation(meeting: Meeting, now: Instant): void {
  if (!meeting.own) throw new OperationFailed('not_found');
  const { status, endsAt } = factsOf(meeting);
  if (now > instantFromIso(endsAt)) throw refusal(cancelAppointment, 'already_over');
  if (status === 'denied') throw refusal(cancelAppointment, 'already_denied');
}
