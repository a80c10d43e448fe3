import type { OperationOutput } from '#contracts/kernel/operation';
import type { therapistDetail } from '#contracts/therapists/therapists.api';

export type Review = OperationOutput<typeof therapistDetail>['reviews'][number];
export type ReviewOrder = 'newest' | 'highest' | 'lowest';

/** The reviews with the chosen stars in the chosen order; equal ones stay newest first. */
export function filteredReviews(
  reviews: readonly Review[],
  choice: { readonly stars: number | undefined; readonly order: ReviewOrder },
): Review[] {
  const chosen = reviews.filter(({ rating }) => choice.stars === undefined || rating === choice.stars);
  if (choice.order === 'newest') return chosen;
  const direction = choice.order === 'highest' ? -1 : 1;
  return chosen.toSorted((one, other) => direction * (one.rating - other.rating));
}

/**
 * The review a profile quotes: of those with words the newest, whatever its stars, so that nobody's praise or blame is
 * picked. The reviews come newest first.
 */
export function quotedReview(reviews: readonly Review[]): (Review & { readonly text: string }) | undefined {
  const [newest] = reviews.flatMap((review) => (review.text?.trim() ? [{ ...review, text: review.text }] : []));
  return newest;
}
