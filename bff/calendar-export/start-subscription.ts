import { sessionOf } from '#bff/context';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { updateOwnUser } from '#bff/users/update-own-user';
import { startSubscription } from '#contracts/calendar-export/calendar-export.api';
import { instantFromMs, isoFromInstant, secondsFromInstant } from '#contracts/kernel/instant';

/**
 * Stores a new id in the user and answers the address that holds it; an earlier address stops working. Refuses with
 * `not_offered`; fails with `changed_elsewhere`, as `updateOwnUser` does.
 */
export const handleStartSubscription: OperationHandler<typeof startSubscription> = async (context) => {
  if (!context.calendarAddress) throw refusal(startSubscription, 'not_offered');
  const { privateToken } = sessionOf(context);
  const id = crypto.randomUUID();
  const since = secondsFromInstant(context.now());
  await updateOwnUser(context, (user) => ({ configuration: withAscolto(user, { calendar: { id, since } }) }));
  return { path: context.calendarAddress({ id, privateToken }), since: isoFromInstant(instantFromMs(since * 1000)) };
};
