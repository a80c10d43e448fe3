import { mixedHash, textHash } from '#bff/text-hash';

/** The seed of a visit's shuffle. */
export function shuffleSeed(visit: string): number {
  return textHash(`${visit}\n`);
}

/** A therapist's part of the shuffle, the same in every visit. */
export function tokenHash(token: string): number {
  return textHash(token);
}

/**
 * The rank in a visit's shuffle, lowest first: a therapist who joins or leaves does not change the order of the others
 * (SEARCH-68).
 */
export function shuffleRank(drawn: number, seed: number): number {
  return mixedHash(drawn ^ seed);
}
