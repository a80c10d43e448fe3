import { handleLeaveReview } from '#bff/reviews/leave-review';
import { handleListReceivedReviews } from '#bff/reviews/list-received-reviews';
import { handleListReviewStatuses } from '#bff/reviews/list-review-statuses';
import type { HandlersOf } from '#bff/run-operation';
import type { reviewsApi } from '#contracts/reviews/reviews.api';

export const reviewsHandlers: HandlersOf<typeof reviewsApi> = {
  listReceivedReviews: handleListReceivedReviews,
  listReviewStatuses: handleListReviewStatuses,
  leaveReview: handleLeaveReview,
};
