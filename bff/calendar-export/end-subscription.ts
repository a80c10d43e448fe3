import type { OperationHandler } from '#bff/run-operation';
import { ascoltoToChange } from '#bff/users/ascolto-part';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { endSubscription } from '#contracts/calendar-export/calendar-export.api';

/** Removes the subscription from the user; without one nothing is written. */
export const handleEndSubscription: OperationHandler<typeof endSubscription> = async (context) => {
  await updateOwnUser(context, (user) => {
    const { calendar: _ended, ...rest } = ascoltoToChange(user);
    return { configuration: { ascolto: rest } };
  });
  return {};
};
