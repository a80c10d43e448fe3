/** '0 recensioni', '1 recensione', '12 recensioni'. */
export function reviewsCount(count: number): string {
  return count === 1 ? '1 recensione' : `${count} recensioni`;
}
