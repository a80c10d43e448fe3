import { reviewerName } from '#bff/reviews/reviewer-name';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { ShownReview } from '#contracts/reviews/reviews.api';
import type { ListedUser } from '#contracts/therapists/therapists.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** A review whose reviewer is still a token. */
export type ReceivedReview = Omit<ShownReview, 'reviewer'> & { readonly reviewer: string };

/**
 * The reviews of a professional, newest first, undated ones last; one whose rating is not 1 to 5 is left out (REV-07).
 */
export function receivedReviews(user: Pick<ListedUser, 'public_configuration'>): readonly ReceivedReview[] {
  return user.public_configuration.rating
    .filter(({ rating }) => Number.isInteger(rating) && rating >= 1 && rating <= 5)
    .toSorted((one, other) => (other.created_at ?? 0) - (one.created_at ?? 0))
    .map((review) => ({
      reviewer: review.owner,
      writtenAt: review.created_at === undefined ? null : isoFromInstant(review.created_at),
      sessions: Number.isInteger(review.count) ? (review.count ?? null) : null,
      rating: review.rating,
      text: review.description ?? null,
    }));
}

/** The review as others see it: the reviewer as first name and initial, of the users found by token (REV-08). */
export function shownReviewFrom(review: ReceivedReview, reviewers: ReadonlyMap<string, LegacyUser>): ShownReview {
  const { nome: firstName, cognome: lastName } = reviewers.get(review.reviewer)?.public_configuration ?? {};
  return { ...review, reviewer: reviewerName({ firstName, lastName }) };
}
