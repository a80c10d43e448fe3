import { mixedHash, textHash } from '#contracts/kernel/text-hash';

const premiumPlacesFirst = 3;

interface Listed {
  readonly token: string;
  readonly premium: boolean;
}

/**
 * The order a visit sees: three Premium therapists drawn at random, then all the others shuffled (SEARCH-67 to 69). Each
 * one's place is drawn from visit and token alone, so it is the same at every page and refresh (SEARCH-76), and whoever
 * joins or leaves in between moves nobody else past another.
 */
export function visitOrder<Therapist extends Listed>(therapists: readonly Therapist[], visit: string): Therapist[] {
  const seed = textHash(`${visit}\n`);
  const drawn = therapists.map((therapist) => ({ therapist, rank: mixedHash(textHash(therapist.token, seed)) }));
  drawn.sort((one, other) => one.rank - other.rank || (one.therapist.token < other.therapist.token ? -1 : 1));
  const shuffled = drawn.map(({ therapist }) => therapist);
  const first = new Set(shuffled.filter(({ premium }) => premium).slice(0, premiumPlacesFirst));
  return [...first, ...shuffled.filter((therapist) => !first.has(therapist))];
}
