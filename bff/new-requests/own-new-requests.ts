import { pauseFrom, requestsPausedAt } from '#bff/new-requests/requests-paused';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { ownNewRequests } from '#contracts/new-requests/new-requests.api';

/** Whether the signed-in professional takes new requests, freshly read. */
export const handleOwnNewRequests: OperationHandler<typeof ownNewRequests> = async (context) =>
  pauseFrom(requestsPausedAt(await ownUser(context)));
