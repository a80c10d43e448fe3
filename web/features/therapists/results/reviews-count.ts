/** '0 recensioni', '1 recensione', '12 recensioni' (THER-13). */
export function reviewsCount(count: number): string {
  return count === 1 ? '1 recensione' : `${count} recensioni`;
}
