import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { updateOwnUser } from '#bff/users/update-own-user';
import { absencesToKeep } from '#bff/working-hours/kept-absences';
import { weekToKeep } from '#bff/working-hours/kept-week';
import { romeDate } from '#contracts/kernel/rome-time';
import type { saveWorkingHours } from '#contracts/working-hours/working-hours.api';

/**
 * Keeps week and days off in their one form: what overlaps or touches made one, days that are over left out. A null
 * week, or one without any stretch, forgets the hours.
 * Refuses with `changed_elsewhere` as every change of one's user does.
 */
export const handleSaveWorkingHours: OperationHandler<typeof saveWorkingHours> = async (
  context,
  { week, absences },
) => {
  const times = { working_hours: weekToKeep(week), absences: absencesToKeep(absences, romeDate(context.now())) };
  await updateOwnUser(context, (user) => ({ configuration: withAscolto(user, times) }));
  return {};
};
