import type { OperationHandler } from '#bff/run-operation';
import { listedTherapists } from '#bff/therapists/listed-therapists';
import type { listTherapists } from '#contracts/therapists/therapists.api';
import { visitOrder } from '#contracts/therapists/visit-order';

const perPage = 9;

/** One page of the eligible therapists in the order of this visit (SEARCH-72, SEARCH-74); past the end it is empty. */
export const handleListTherapists: OperationHandler<typeof listTherapists> = async (context, { visit, page }) => {
  const listed = await listedTherapists(context);
  const until = (page + 1) * perPage;
  return {
    total: listed.length,
    therapists: visitOrder(listed, visit)
      .slice(until - perPage, until)
      .map(({ card }) => card),
    hasMore: until < listed.length,
  };
};
