import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { ChangedElsewhere, updateOwnUser } from '#bff/users/update-own-user';
import { weekToKeep } from '#bff/working-hours/kept-week';
import { saveWorkingHours } from '#contracts/working-hours/working-hours.api';

/**
 * Keeps the week in its one form, stretches that overlap or touch made one; null, or a week without any, forgets it.
 * Refuses with `changed_elsewhere` as every change of one's user does.
 */
export const handleSaveWorkingHours: OperationHandler<typeof saveWorkingHours> = async (context, { week }) => {
  const working_hours = weekToKeep(week);
  try {
    await updateOwnUser(context, (user) => ({ configuration: withAscolto(user, { working_hours }) }));
  } catch (failure) {
    throw failure instanceof ChangedElsewhere ? refusal(saveWorkingHours, 'changed_elsewhere') : failure;
  }
  return {};
};
