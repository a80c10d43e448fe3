import { handleAppointmentFile } from '#bff/calendar-export/appointment-file';
import { handleEndSubscription } from '#bff/calendar-export/end-subscription';
import { handleOwnSubscription } from '#bff/calendar-export/own-subscription';
import { handleStartSubscription } from '#bff/calendar-export/start-subscription';
import type { HandlersOf } from '#bff/run-operation';
import type { calendarExportApi } from '#contracts/calendar-export/calendar-export.api';

export const calendarExportHandlers: HandlersOf<typeof calendarExportApi> = {
  appointmentFile: handleAppointmentFile,
  ownSubscription: handleOwnSubscription,
  startSubscription: handleStartSubscription,
  endSubscription: handleEndSubscription,
};
