import { appointmentFrom, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { ownEvents } from '#bff/appointments/own-events';
import type { Context } from '#bff/context';
import { tellOtherPages } from '#bff/live/tell-pages';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import type { listAppointments } from '#contracts/appointments/appointments.api';
import { requestPayment } from '#contracts/payments/payments.api';

/**
 * The user's appointments, earliest first, with the names the platform has for the other sides. The therapist's pages
 * are told of a payment that the payer's page finds made.
 */
export const handleListAppointments: OperationHandler<typeof listAppointments> = async (context) => {
  const events = await ownEvents(context);
  const users = await findUsers(
    context,
    events.map(({ other }) => other),
  );
  for (const seen of events) if (isJustPaid(context, seen)) tellOtherPages(context, seen.other, requestPayment);
  const appointments = events
    .toSorted((one, other) => one.event.start_timestamp - other.event.start_timestamp)
    .map((seen) => appointmentFrom(seen, users.get(seen.other), context.settings.mediaBase));
  return { appointments };
};

function isJustPaid({ paymentWatch }: Context, { event, isOrganiser }: EventAsSeen): boolean {
  return !isOrganiser && event.configuration.status === 'accepted' && paymentWatch.settle(event.public_token);
}
