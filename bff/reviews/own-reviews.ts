/** A review of a therapist, as far as the rules on one's own look at it. */
interface Review {
  /** Who wrote it. */
  readonly owner: string;
  /** The number of therapy sessions after which it was written (RATE-14). */
  readonly count?: number | undefined;
}

export interface OwnReviews {
  readonly hasReviewed: boolean;
  readonly hasReviewedLast: boolean;
}

/**
 * Whether the reader ever reviewed the therapist, and whether after the session held last. A review names no session but
 * a number of them, so one of as many or more counts as that of the last: a session that was erased afterwards must not
 * make anybody be asked twice.
 */
export function ownReviews(reviews: readonly Review[], reader: string, sessionsHeld: number): OwnReviews {
  const own = reviews.filter(({ owner }) => owner === reader);
  return { hasReviewed: own.length > 0, hasReviewedLast: own.some(({ count = 0 }) => count >= sessionsHeld) };
}
