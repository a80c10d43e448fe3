/** The number of reviews with a number of stars, and their share of all, in percent to one decimal. */
export interface RatingShare {
  readonly stars: number;
  readonly count: number;
  readonly percent: number;
}

/** One share for each number of stars, from five to one; all zero without reviews. */
export function ratingShares(ratings: readonly number[]): RatingShare[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = ratings.filter((rating) => rating === stars).length;
    const percent = ratings.length === 0 ? 0 : Math.round((count * 1000) / ratings.length) / 10;
    return { stars, count, percent };
  });
}
