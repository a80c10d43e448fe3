import { mixedHash, textHash } from '#bff/text-hash';

/** What a visit's shuffle is drawn from. */
export function shuffleSeed(visit: string): number {
  return textHash(`${visit}\n`);
}

/** A therapist's part of the draw, the same in every visit. */
export function tokenHash(token: string): number {
  return textHash(token);
}

/** The place drawn in a visit, lowest first (SEARCH-68): who joins or leaves moves nobody else past another (SEARCH-76). */
export function shuffleRank(drawn: number, seed: number): number {
  return mixedHash(drawn ^ seed);
}
