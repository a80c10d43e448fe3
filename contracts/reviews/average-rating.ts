/** The mean of the ratings to one decimal, rounded half up, and their number; null without ratings (CONST-07). */
export function averageRating(ratings: readonly number[]): { average: number; count: number } | null {
  const count = ratings.length;
  if (count === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { average: Math.round((sum * 10) / count) / 10, count };
}
