import { sessionOf } from '#bff/context';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { updateOwnUser } from '#bff/users/update-own-user';
import { startSubscription } from '#contracts/calendar-export/calendar-export.api';
import { instantFromMs, isoFromInstant, secondsFromInstant } from '#contracts/kernel/instant';

/**
 * Keeps a new id in the reader's own user and answers the address that holds it: whoever has an earlier address finds
 * nothing there from now on. Refuses with `changed_elsewhere` as every change of one's user does.
 */
export const handleStartSubscription: OperationHandler<typeof startSubscription> = async (context) => {
  if (!context.calendarAddress) throw refusal(startSubscription, 'not_offered');
  const { privateToken } = sessionOf(context);
  const id = crypto.randomUUID();
  const since = secondsFromInstant(context.now());
  await updateOwnUser(context, (user) => ({ configuration: withAscolto(user, { calendar: { id, since } }) }));
  return { path: context.calendarAddress({ id, privateToken }), since: isoFromInstant(instantFromMs(since * 1000)) };
};
