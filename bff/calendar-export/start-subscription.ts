import { type KeptSubscription, keptSubscription } from '#bff/calendar-export/calendar-subscription';
import { type Context, sessionOf } from '#bff/context';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { ownUser } from '#bff/users/own-user';
import { updateLockedUser } from '#bff/users/update-own-user';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { startSubscription } from '#contracts/calendar-export/calendar-export.api';
import { instantFromMs, isoFromInstant, minuteMs, secondsFromInstant } from '#contracts/kernel/instant';
import { updateUser } from '#contracts/users/own-user.legacy';

/**
 * Longer than a request can take, its wait for its turn included; short enough that nobody else has the page by then.
 */
const justStartedMs = minuteMs;

/**
 * Stores a new id in the user and answers the address that holds it; an earlier address stops working. Presses at the
 * same moment are answered with the address of the first. Refuses with `not_offered`; fails with `changed_elsewhere`
 * where the subscription is not the one to be replaced and was not just started, and as `updateLockedUser` does.
 */
export const handleStartSubscription: OperationHandler<typeof startSubscription> = async (context, { replaces }) => {
  if (!context.calendarAddress) throw refusal(startSubscription, 'not_offered');
  const { id, since } = await withUsersLocked(context, { call: updateUser }, async () => {
    const kept = keptSubscription(await ownUser(context));
    if (!kept || isoFromInstant(kept.since) === replaces) return replaceSubscription(context, kept);
    if (context.now() - kept.since > justStartedMs) throw new OperationFailed('changed_elsewhere');
    return kept;
  });
  const { privateToken } = sessionOf(context);
  return { path: context.calendarAddress({ id, privateToken }), since: isoFromInstant(since) };
};

async function replaceSubscription(context: Context, kept: KeptSubscription | undefined): Promise<KeptSubscription> {
  const id = crypto.randomUUID();
  // Later than the one before, in whole seconds too: a page recognises by it which of the two it shows.
  const after = kept === undefined ? 0 : secondsFromInstant(kept.since) + 1;
  const since = Math.max(secondsFromInstant(context.now()), after);
  await updateLockedUser(context, (user) => ({ configuration: withAscolto(user, { calendar: { id, since } }) }));
  return { id, since: instantFromMs(since * 1000) };
}
