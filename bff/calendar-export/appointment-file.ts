import { ownEvent } from '#bff/appointments/own-events';
import { calendarFile } from '#bff/calendar-export/calendar-file';
import { OperationFailed } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import type { appointmentFile } from '#contracts/calendar-export/calendar-export.api';

/** The user's appointment as a calendar file; a cancelled one and another user's both fail with `not_found`. */
export const handleAppointmentFile: OperationHandler<typeof appointmentFile> = async (context, { appointment }) => {
  const seen = await ownEvent(context, appointment);
  if (seen.event.configuration.status === 'denied') throw new OperationFailed('not_found');
  const { siteOrigin } = context.settings;
  const content = calendarFile([seen], { siteOrigin, isSubscribed: false });
  return { fileName: 'appuntamento.ics', content };
};
