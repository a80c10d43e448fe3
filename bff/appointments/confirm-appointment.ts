import { appointmentFrom, appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { ownEvent } from '#bff/appointments/own-events';
import { setStatus } from '#bff/appointments/set-status';
import { withAppointmentLocked } from '#bff/appointments/with-appointment-locked';
import type { Context } from '#bff/context';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { type Appointment, confirmAppointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import type { Instant } from '#contracts/kernel/instant';

/** The invited patient accepts a pending introductory talk (APPT-86). */
export const handleConfirmAppointment: OperationHandler<typeof confirmAppointment> = async (
  context,
  { appointment: token },
) => ({
  appointment: await withAppointmentLocked(context, token, () => confirm(context, token)),
});

async function confirm(context: Context, token: string): Promise<Appointment> {
  const seen = await ownEvent(context, token);
  validateConfirmation(seen, context.now());
  const users = await findUsers(context, [seen.other]);
  await setStatus(context, seen, 'accepted');
  return { ...appointmentFrom(seen, users.get(seen.other), context.settings.mediaBase), status: 'accepted' };
}

function validateConfirmation(seen: EventAsSeen, now: Instant): void {
  if (seen.isOrganiser) throw new OperationFailed('not_found');
  const appointment = appointmentOf(seen);
  if (appointment.status !== 'pending') throw refusal(confirmAppointment, 'not_pending');
  if (isConfirmationExpired(appointment, now)) throw refusal(confirmAppointment, 'confirmation_expired');
  if (appointment.kind !== 'introductory-talk') throw refusal(confirmAppointment, 'payment_needed');
}
