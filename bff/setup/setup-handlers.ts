import type { HandlersOf } from '#bff/run-operation';
import { handleOwnSetup } from '#bff/setup/own-setup';
import type { setupApi } from '#contracts/setup/setup.api';

export const setupHandlers: HandlersOf<typeof setupApi> = { ownSetup: handleOwnSetup };
