import { pauseFrom, requestsPausedAt } from '#bff/new-requests/requests-paused';
import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { updateOwnUser } from '#bff/users/update-own-user';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { pauseNewRequests } from '#contracts/new-requests/new-requests.api';
import { legacyUser } from '#contracts/users/users.legacy';

/**
 * Stores since when new requests are paused, null while they are taken, and has the directory read again. What is so
 * already is not written. Fails with `changed_elsewhere`, as `updateOwnUser` does.
 */
export const handlePauseNewRequests: OperationHandler<typeof pauseNewRequests> = async (context, { isPaused }) => {
  const now = secondsFromInstant(context.now());
  const saved = await updateOwnUser(context, (user) => {
    const wasPaused = requestsPausedAt(legacyUser.parse(user)) !== null;
    if (isPaused === wasPaused) return {};
    return { configuration: withAscolto(user, { requests_paused_at: isPaused ? now : null }) };
  });
  return pauseFrom(requestsPausedAt(legacyUser.parse(saved)));
};
