import { handleContacts } from '#bff/help/contacts';
import type { HandlersOf } from '#bff/run-operation';
import type { helpApi } from '#contracts/help/help.api';

export const helpHandlers: HandlersOf<typeof helpApi> = { contacts: handleContacts };
