/** The lowest of a therapist's prices in cents, without missing and zero ones; null when none is left (SEARCH-81). */
export function lowestPrice(pricesCents: readonly (number | null | undefined)[]): number | null {
  const set = pricesCents.filter((price): price is number => price !== null && price !== undefined && price > 0);
  return set.length > 0 ? Math.min(...set) : null;
}
