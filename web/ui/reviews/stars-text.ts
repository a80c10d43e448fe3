/** `1 stella`, `4 stelle`. */
export function starsText(stars: number): string {
  return stars === 1 ? '1 stella' : `${stars} stelle`;
}
