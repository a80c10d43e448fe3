import { handleOwnNewRequests } from '#bff/new-requests/own-new-requests';
import { handlePauseNewRequests } from '#bff/new-requests/pause-new-requests';
import type { HandlersOf } from '#bff/run-operation';
import type { newRequestsApi } from '#contracts/new-requests/new-requests.api';

export const newRequestsHandlers: HandlersOf<typeof newRequestsApi> = {
  ownNewRequests: handleOwnNewRequests,
  pauseNewRequests: handlePauseNewRequests,
};
