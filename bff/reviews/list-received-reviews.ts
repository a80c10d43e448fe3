import { receivedReviews, shownReviewFrom } from '#bff/reviews/received-reviews';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { ownUser } from '#bff/users/own-user';
import type { listReceivedReviews } from '#contracts/reviews/reviews.api';

/**
 * The professional's own reviews, before patients can find them too; a reviewer is never more than name and initial.
 */
export const handleListReceivedReviews: OperationHandler<typeof listReceivedReviews> = async (context) => {
  const reviews = receivedReviews(await ownUser(context));
  const reviewers = await findUsers(
    context,
    reviews.map(({ reviewer }) => reviewer),
  );
  return { reviews: reviews.map((review) => shownReviewFrom(review, reviewers)) };
};
