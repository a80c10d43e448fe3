import { ownMeeting } from '#bff/appointments/own-meetings';
import { calendarFile } from '#bff/calendar-export/calendar-file';
import { OperationFailed } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import type { appointmentFile } from '#contracts/calendar-export/calendar-export.api';

/** The reader's appointment as a file for their calendar; one that was cancelled is not found, like a stranger's. */
export const handleAppointmentFile: OperationHandler<typeof appointmentFile> = async (context, { appointment }) => {
  const meeting = await ownMeeting(context, appointment);
  if (meeting.event.configuration.status === 'denied') throw new OperationFailed('not_found');
  const { siteOrigin } = context.settings;
  const content = calendarFile([meeting], { now: context.now(), siteOrigin, isSubscribed: false });
  return { fileName: 'appuntamento.ics', content };
};
