import { appointmentFrom, factsOf, type Meeting } from '#bff/appointments/appointments-mapping';
import { ownMeeting } from '#bff/appointments/own-meetings';
import { setStatus } from '#bff/appointments/set-status';
import type { Context } from '#bff/context';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { type Appointment, confirmAppointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import type { Instant } from '#contracts/kernel/instant';

/** The invited patient accepts a pending introductory talk (APPT-86 to 89). */
export const handleConfirmAppointment: OperationHandler<typeof confirmAppointment> = async (
  context,
  { appointment: token },
) => ({
  appointment: await context.runExclusive([`appointment:${token}`], () => confirm(context, token)),
});

async function confirm(context: Context, token: string): Promise<Appointment> {
  const meeting = await ownMeeting(context, token);
  judgeConfirmation(meeting, context.now());
  const users = await findUsers(context, [meeting.other]);
  await setStatus(context, meeting, 'accepted');
  return { ...appointmentFrom(meeting, users.get(meeting.other), context.settings.mediaBase), status: 'accepted' };
}

function judgeConfirmation(meeting: Meeting, now: Instant): void {
  if (meeting.own) throw new OperationFailed('not_found');
  const appointment = factsOf(meeting);
  if (appointment.status !== 'pending') throw refusal(confirmAppointment, 'not_pending');
  if (isConfirmationExpired(appointment, now)) throw refusal(confirmAppointment, 'confirmation_expired');
  if (appointment.kind !== 'introductory-talk') throw refusal(confirmAppointment, 'payment_needed');
}
