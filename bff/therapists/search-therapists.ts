import type { OperationHandler } from '#bff/run-operation';
import type { searchTherapists } from '#contracts/therapists/search.api';

/** One page of a search among the eligible therapists; empty past the end. */
export const handleSearchTherapists: OperationHandler<typeof searchTherapists> = async (context, input) =>
  context.directory.search({ ...input, now: context.now() });
