/** The share of reviews with four or five stars, in percent to one decimal; 0 without reviews (REV-06). */
export function satisfiedPercent(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const satisfied = ratings.filter((rating) => rating >= 4).length;
  return Math.round((satisfied * 1000) / ratings.length) / 10;
}
