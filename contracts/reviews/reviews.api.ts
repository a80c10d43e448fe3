import * as z from 'zod/mini';
import { isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { proseText } from '#contracts/kernel/prose-text';

export const reviewsApi = api('reviews', {
  /**
   * The patient's review status for every therapist they had a therapy session with: the latest session held, how many
   * were held, and whether a review was ever left, or left after that many sessions (RATE-05).
   */
  listReviewStatuses: query({
    access: 'patients',
    input: z.strictObject({}),
    output: z.object({
      /** The name shown above the patient's review: first name and initial. */
      publicName: z.string(),
      statuses: z.array(
        z.object({
          therapist: publicToken,
          therapistName: z.string(),
          /** The therapy session held last: the one a review is written for. */
          appointment: publicToken,
          heldAt: isoInstant,
          sessionsHeld: z.int(),
          hasReviewed: z.boolean(),
          hasReviewedLast: z.boolean(),
        }),
      ),
    }),
  }),

  /**
   * Leaves a review of a therapy session the patient had. Refuses an introductory talk with `reviews_limited`, a
   * session that has not ended with `not_held`, and with `already_reviewed` when a review was left after the same
   * number of sessions, so that two presses or a retry leave one. `refused` carries the platform's own words (RATE-09).
   */
  leaveReview: command({
    access: 'patients',
    affects: ['reviews/list-review-statuses', 'therapists/therapist-detail'],
    input: z.strictObject({
      appointment: publicToken,
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      text: proseText(2000),
    }),
    output: z.object({}),
    refusals: {
      reviews_limited: { status: 422 },
      not_held: { status: 409 },
      already_reviewed: { status: 409 },
      refused: { status: 422, details: z.object({ text: z.string() }) },
    },
  }),
});

export const { listReviewStatuses, leaveReview } = reviewsApi;
