/** The number of reviews with a number of stars, and their share of all, in percent to one decimal. */
export interface RatingShare {
  readonly stars: number;
  readonly count: number;
  readonly percent: number;
}

/** One share for each number of stars, from five to one; all zero without reviews (REV-04). */
export function ratingShares(ratings: readonly number[]): RatingShare[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = ratings.filter((rating) => rating === stars).length;
    return { stars, count, percent: percentOf(count, ratings) };
  });
}

/** The share of reviews with four or five stars, in percent to one decimal; 0 without reviews (REV-06). */
export function satisfiedPercent(ratings: readonly number[]): number {
  return percentOf(ratings.filter((rating) => rating >= 4).length, ratings);
}

function percentOf(count: number, { length }: readonly number[]): number {
  return length === 0 ? 0 : Math.round((count * 1000) / length) / 10;
}
