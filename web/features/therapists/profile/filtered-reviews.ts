import type { ShownReview } from '#contracts/reviews/reviews.api';

export type ReviewOrder = 'newest' | 'highest' | 'lowest';

/** The reviews with the chosen stars in the chosen order; equal ones stay newest first. */
export function filteredReviews(
  reviews: readonly ShownReview[],
  choice: { readonly stars: number | undefined; readonly order: ReviewOrder },
): ShownReview[] {
  const chosen = reviews.filter(({ rating }) => choice.stars === undefined || rating === choice.stars);
  if (choice.order === 'newest') return chosen;
  const direction = choice.order === 'highest' ? -1 : 1;
  return chosen.toSorted((one, other) => direction * (one.rating - other.rating));
}

/**
 * The review a profile quotes: of those with words the newest, whatever its stars, so that nobody's praise or blame is
 * picked. The reviews come newest first.
 */
export function quotedReview(reviews: readonly ShownReview[]): (ShownReview & { readonly text: string }) | undefined {
  const [newest] = reviews.flatMap((review) => (review.text?.trim() ? [{ ...review, text: review.text }] : []));
  return newest;
}
