import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { updateOwnUser } from '#bff/users/update-own-user';
import { absencesToKeep } from '#bff/working-hours/kept-absences';
import { weekToKeep } from '#bff/working-hours/kept-week';
import { romeDate } from '#contracts/kernel/rome-time';
import type { saveWorkingHours } from '#contracts/working-hours/working-hours.api';

/**
 * Saves week and days off in normal form: overlapping or touching ones merged, past days off left out. A null week, or
 * one without any stretch, removes the hours. Fails with `changed_elsewhere`, as `updateOwnUser` does.
 */
export const handleSaveWorkingHours: OperationHandler<typeof saveWorkingHours> = async (
  context,
  { week, absences },
) => {
  const times = { working_hours: weekToKeep(week), absences: absencesToKeep(absences, romeDate(context.now())) };
  await updateOwnUser(context, (user) => ({ configuration: withAscolto(user, times) }));
  return {};
};
