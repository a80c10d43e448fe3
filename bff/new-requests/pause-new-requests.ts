import type { Context } from '#bff/context';
import { pauseFrom, requestsPausedAt } from '#bff/new-requests/requests-paused';
import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { ownUser } from '#bff/users/own-user';
import { updateLockedUser } from '#bff/users/update-own-user';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { instantFromMs, secondsFromInstant } from '#contracts/kernel/instant';
import type { pauseNewRequests } from '#contracts/new-requests/new-requests.api';
import { updateUser } from '#contracts/users/own-user.legacy';

/**
 * Stores since when new requests are paused, null while they are taken, and has the directory read again. What is so
 * already is not written. Fails with `changed_elsewhere`, as `updateLockedUser` does.
 */
export const handlePauseNewRequests: OperationHandler<typeof pauseNewRequests> = async (context, { isPaused }) =>
  withUsersLocked(context, { call: updateUser }, async () => {
    const pausedAt = requestsPausedAt(await ownUser(context));
    if (isPaused === (pausedAt !== null)) return pauseFrom(pausedAt);
    return isPaused ? pause(context) : resume(context);
  });

async function pause(context: Context) {
  const requests_paused_at = secondsFromInstant(context.now());
  await updateLockedUser(context, (user) => ({ configuration: withAscolto(user, { requests_paused_at }) }));
  return pauseFrom(instantFromMs(requests_paused_at * 1000));
}

async function resume(context: Context) {
  await updateLockedUser(context, (user) => ({ configuration: withAscolto(user, { requests_paused_at: null }) }));
  return pauseFrom(null);
}
