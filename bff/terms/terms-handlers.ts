import type { HandlersOf } from '#bff/run-operation';
import { handleReadTerms } from '#bff/terms/read-terms';
import type { termsApi } from '#contracts/terms/terms.api';

export const termsHandlers: HandlersOf<typeof termsApi> = {
  readTerms: handleReadTerms,
};
