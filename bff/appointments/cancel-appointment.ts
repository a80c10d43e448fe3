import { appointmentFrom, appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { notifyInChat, wasNotified } from '#bff/appointments/notify-in-chat';
import { ownEventIn, ownEvents } from '#bff/appointments/own-events';
import { setStatus } from '#bff/appointments/set-status';
import { withAppointmentLocked } from '#bff/appointments/with-appointment-locked';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { chatWith } from '#bff/chat/chat-with';
import { ownChats } from '#bff/chat/own-chats';
import { type Context, sessionOf } from '#bff/context';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullNames } from '#bff/users/full-name';
import { type Appointment, cancelAppointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';

type Input = OperationInput<typeof cancelAppointment>;

/** Cancels an appointment of the therapist who created it; the patient is notified in chat (APPT-52). */
export const handleCancelAppointment: OperationHandler<typeof cancelAppointment> = async (context, input) => ({
  appointment: await withAppointmentLocked(context, input.appointment, () => cancel(context, input)),
});

/**
 * The patient and the chat are read first: a cancellation that the patient could not be notified of is not begun. One
 * that is made already is refused where the patient was notified of it; otherwise only the notice is sent.
 */
async function cancel(context: Context, { appointment: token, batch }: Input): Promise<Appointment> {
  const calendar = await ownEvents(context);
  const seen = ownEventIn(calendar, token);
  validateCancellation(seen, context.now());
  const { publicToken } = sessionOf(context);
  const [chats, users] = await Promise.all([ownChats(context), findUsers(context, [publicToken, seen.other])]);
  const chat = chatWith(seen.other, chats, chatViewpoint(context));
  const notice = { change: 'cancelled', seen, chat, calendar, batch } as const;
  if (appointmentOf(seen).status !== 'denied') await setStatus(context, seen, 'denied');
  else if (wasNotified(notice)) throw refusal(cancelAppointment, 'already_denied');
  await notifyInChat(context, { ...notice, names: fullNames(users, [publicToken, seen.other]) });
  return { ...appointmentFrom(seen, users.get(seen.other), context.settings.mediaBase), status: 'denied' };
}

function validateCancellation(seen: EventAsSeen, now: Instant): void {
  if (!seen.isOrganiser) throw new OperationFailed('not_found');
  if (now > instantFromIso(appointmentOf(seen).endsAt)) throw refusal(cancelAppointment, 'already_over');
}
