/** The ratings and their words, which judge the experience, never the person or the treatment. */
export const starWords = [
  { stars: 1, word: 'Pessima' },
  { stars: 2, word: 'Scarsa' },
  { stars: 3, word: 'Discreta' },
  { stars: 4, word: 'Buona' },
  { stars: 5, word: 'Ottima' },
] as const;

export type Stars = (typeof starWords)[number]['stars'];

/** `1 stella`, `4 stelle`. */
export function starsText(stars: number): string {
  return stars === 1 ? '1 stella' : `${stars} stelle`;
}
