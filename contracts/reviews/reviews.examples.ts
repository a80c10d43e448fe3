import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { reviewsApi } from '#contracts/reviews/reviews.api';

export const reviewsExamples = {
  listReceivedReviews: { professional: {} },
  listReviewStatuses: { patient: {} },
  leaveReview: {
    patient: { appointment: 'event-giulia-done-8', rating: 5, text: 'Mi sono sentita ascoltata.' },
  },
} satisfies ExamplesOf<typeof reviewsApi>;
