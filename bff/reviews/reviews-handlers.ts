import { handleLeaveReview } from '#bff/reviews/leave-review';
import { handleListReviewStandings } from '#bff/reviews/list-review-standings';
import type { HandlersOf } from '#bff/run-operation';
import type { reviewsApi } from '#contracts/reviews/reviews.api';

export const reviewsHandlers: HandlersOf<typeof reviewsApi> = {
  listReviewStandings: handleListReviewStandings,
  leaveReview: handleLeaveReview,
};
