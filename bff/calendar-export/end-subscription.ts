import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { ascoltoOf } from '#bff/users/ascolto-part';
import { ChangedElsewhere, updateOwnUser } from '#bff/users/update-own-user';
import { endSubscription } from '#contracts/calendar-export/calendar-export.api';

/** Takes the subscription out of the reader's own user; without one nothing is written. */
export const handleEndSubscription: OperationHandler<typeof endSubscription> = async (context) => {
  try {
    await updateOwnUser(context, (user) => {
      const { calendar: _ended, ...rest } = ascoltoOf(user);
      return { configuration: { ascolto: rest } };
    });
  } catch (failure) {
    throw failure instanceof ChangedElsewhere ? refusal(endSubscription, 'changed_elsewhere') : failure;
  }
  return {};
};
