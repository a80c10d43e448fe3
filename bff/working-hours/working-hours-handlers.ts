import type { HandlersOf } from '#bff/run-operation';
import { handleOwnWorkingHours } from '#bff/working-hours/own-working-hours';
import { handleSaveWorkingHours } from '#bff/working-hours/save-working-hours';
import type { workingHoursApi } from '#contracts/working-hours/working-hours.api';

export const workingHoursHandlers: HandlersOf<typeof workingHoursApi> = {
  ownWorkingHours: handleOwnWorkingHours,
  saveWorkingHours: handleSaveWorkingHours,
};
