import { appointmentFrom } from '#bff/appointments/appointments-mapping';
import { ownMeetings } from '#bff/appointments/own-meetings';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import type { listAppointments } from '#contracts/appointments/appointments.api';

/** The reader's appointments, earliest first, with the names the platform has for the other sides. */
export const handleListAppointments: OperationHandler<typeof listAppointments> = async (context) => {
  const meetings = await ownMeetings(context);
  const users = await findUsers(
    context,
    meetings.map(({ other }) => other),
  );
  const appointments = meetings
    .toSorted((one, other) => one.event.start_timestamp - other.event.start_timestamp)
    .map((meeting) => appointmentFrom(meeting, users.get(meeting.other), context.settings.mediaBase));
  return { appointments };
};
