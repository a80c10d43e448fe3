/** A review of a therapist, as far as the rules need it. */
interface Review {
  /** The reviewer's token. */
  readonly owner: string;
  /** The number of therapy sessions after which it was written. */
  readonly count?: number | undefined;
}

export interface OwnReviews {
  readonly hasReviewed: boolean;
  readonly hasReviewedLast: boolean;
}

/**
 * Whether the user ever reviewed the therapist, and whether they did so after the session held last. A review names no
 * session but a number of them, so one with the same number or more counts for the last session: when a session is
 * erased afterwards, the patient must not be asked twice (RATE-14).
 */
export function ownReviews(reviews: readonly Review[], reader: string, sessionsHeld: number): OwnReviews {
  const own = reviews.filter(({ owner }) => owner === reader);
  return { hasReviewed: own.length > 0, hasReviewedLast: own.some(({ count = 0 }) => count >= sessionsHeld) };
}
