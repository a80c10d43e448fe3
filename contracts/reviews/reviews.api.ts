import * as z from 'zod/mini';
import { isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { proseText } from '#contracts/kernel/prose-text';

/** A review as it is shown to others than its author. */
export const shownReview = z.object({
  /** First name and initial. */
  reviewer: z.string(),
  writtenAt: z.nullable(isoInstant),
  /** The number of sessions after which it was written. */
  sessions: z.nullable(z.int()),
  /** From 1 to 5. */
  rating: z.int(),
  text: z.nullable(z.string()),
});

export type ShownReview = z.output<typeof shownReview>;

/** The longest comment, in characters. */
export const longestReview = 2000;

export const reviewsApi = api('reviews', {
  /**
   * The reviews patients have written of the signed-in professional, newest first and undated ones last (REV-08..13).
   */
  listReceivedReviews: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({ reviews: z.array(shownReview) }),
  }),

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
      text: proseText(longestReview),
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

export const { listReceivedReviews, listReviewStatuses, leaveReview } = reviewsApi;
