import { appointmentFrom } from '#bff/appointments/appointments-mapping';
import { ownEvents } from '#bff/appointments/own-events';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import type { listAppointments } from '#contracts/appointments/appointments.api';

/** The user's appointments, earliest first, with the names the platform has for the other sides. */
export const handleListAppointments: OperationHandler<typeof listAppointments> = async (context) => {
  const events = await ownEvents(context);
  const users = await findUsers(
    context,
    events.map(({ other }) => other),
  );
  const appointments = events
    .toSorted((one, other) => one.event.start_timestamp - other.event.start_timestamp)
    .map((seen) => appointmentFrom(seen, users.get(seen.other), context.settings.mediaBase));
  return { appointments };
};
