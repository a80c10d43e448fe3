import { appointmentFrom, appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { ownEvent } from '#bff/appointments/own-events';
import { postAppointmentNotice } from '#bff/appointments/post-appointment-notice';
import { setStatus } from '#bff/appointments/set-status';
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

/** Cancels an appointment of the therapist who created it; the patient is notified in chat (APPT-52). */
export const handleCancelAppointment: OperationHandler<typeof cancelAppointment> = async (
  context,
  { appointment: token },
) => ({
  appointment: await context.runExclusive([`appointment:${token}`], () => cancel(context, token)),
});

/** The patient and the chat are read first: a cancellation that the patient could not be notified of is not begun. */
async function cancel(context: Context, token: string): Promise<Appointment> {
  const seen = await ownEvent(context, token);
  validateCancellation(seen, context.now());
  const { publicToken } = sessionOf(context);
  const [chats, users] = await Promise.all([ownChats(context), findUsers(context, [publicToken, seen.other])]);
  await setStatus(context, seen, 'denied');
  const chat = chatWith(seen.other, chats, chatViewpoint(context));
  await postAppointmentNotice(context, {
    seen,
    chat,
    names: fullNames(users, [publicToken, seen.other]),
    prefix: 'Appuntamento annullato: ',
  });
  return { ...appointmentFrom(seen, users.get(seen.other), context.settings.mediaBase), status: 'denied' };
}

function validateCancellation(seen: EventAsSeen, now: Instant): void {
  if (!seen.isOrganiser) throw new OperationFailed('not_found');
  const { status, endsAt } = appointmentOf(seen);
  if (now > instantFromIso(endsAt)) throw refusal(cancelAppointment, 'already_over');
  if (status === 'denied') throw refusal(cancelAppointment, 'already_denied');
}
