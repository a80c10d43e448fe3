import type { OperationHandler } from '#bff/run-operation';
import type { countTherapists } from '#contracts/therapists/search.api';

/** How many eligible therapists match. */
export const handleCountTherapists: OperationHandler<typeof countTherapists> = async (context, { filter }) => ({
  total: await context.directory.count(filter, context.now()),
});
