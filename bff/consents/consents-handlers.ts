import { handleGiveConsents } from '#bff/consents/give-consents';
import type { HandlersOf } from '#bff/run-operation';
import type { consentsApi } from '#contracts/consents/consents.api';

export const consentsHandlers: HandlersOf<typeof consentsApi> = {
  giveConsents: handleGiveConsents,
};
