import { keptSubscription } from '#bff/calendar-export/calendar-subscription';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { ownSubscription } from '#contracts/calendar-export/calendar-export.api';
import { isoFromInstant } from '#contracts/kernel/instant';

/** Whether the user has a subscription. Its address is answered once, when it is made, and cannot be read again. */
export const handleOwnSubscription: OperationHandler<typeof ownSubscription> = async (context) => {
  if (!context.calendarAddress) return { isOffered: false, since: null };
  const kept = keptSubscription(await ownUser(context));
  return { isOffered: true, since: kept ? isoFromInstant(kept.since) : null };
};
