import * as z from 'zod/mini';
import { isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { proseText } from '#contracts/kernel/prose-text';

export const reviewsApi = api('reviews', {
  /**
   * How the patient stands to a review of every therapist they had a therapy session with: the last one held, how many
   * were held, and whether a review was ever left, or left after just as many (RATE-05 to 08).
   */
  listReviewStatuses: query({
    access: 'patients',
    input: z.strictObject({}),
    output: z.object({
      /** How the patient's name stands above a review: first name and initial. */
      publicName: z.string(),
      statuses: z.array(
        z.object({
          therapist: publicToken,
          therapistName: z.string(),
          /** The therapy session held last: a review is written for it. */
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
   * Leaves a review of a therapy session the patient had (RATE-09 to 13). An introductory talk is `reviews_limited`, what
   * has not ended `not_held`. `already_reviewed` stands for one left after just as many sessions, so that two presses or a
   * retry leave one; `refused` brings the platform's own words (RATE-12).
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
