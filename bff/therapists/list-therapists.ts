import type { OperationHandler } from '#bff/run-operation';
import { noFilter } from '#contracts/therapists/therapist-filter';
import type { listTherapists } from '#contracts/therapists/therapists.api';

/** One page of the eligible therapists in the order of this visit (SEARCH-72, SEARCH-74); past the end it is empty. */
export const handleListTherapists: OperationHandler<typeof listTherapists> = async (context, { visit, page }) => {
  const asked = { visit, page, filter: noFilter, sort: 'default', now: context.now() } as const;
  const { total, therapists, hasMore } = await context.directory.search(asked);
  return { total, therapists: therapists.map(({ card }) => card), hasMore };
};
