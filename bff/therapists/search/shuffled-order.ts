import { shuffleRank, shuffleSeed, tokenHash } from '#bff/therapists/search/shuffle-rank';
import { premiumPlacesFirst } from '#contracts/therapists/search-settings';

interface Listed {
  readonly token: string;
  readonly premium: boolean;
}

/**
 * The order a visit sees: three Premium therapists drawn at random, then all the others shuffled (SEARCH-67 to 69). Each
 * one's place is drawn from visit and token alone, so it is the same at every page and refresh (SEARCH-76), and whoever
 * joins or leaves in between moves nobody else past another.
 */
export function shuffledOrder<Therapist extends Listed>(therapists: readonly Therapist[], visit: string): Therapist[] {
  const drawn = shuffled(therapists, visit);
  const first = new Set(drawn.filter(({ premium }) => premium).slice(0, premiumPlacesFirst));
  return [...first, ...drawn.filter((therapist) => !first.has(therapist))];
}

/** Those whom the places kept for Premium put higher than the draw did; whoever would stand there anyway is not among them. */
export function promotedIn<Therapist extends Listed>(therapists: readonly Therapist[], visit: string): Therapist[] {
  const drawn = shuffled(therapists, visit);
  return shuffledOrder(therapists, visit).filter((therapist, at) => drawn.indexOf(therapist) > at);
}

/** The visit's shuffle without any place kept for anybody. */
export function shuffled<Therapist extends { readonly token: string }>(
  therapists: readonly Therapist[],
  visit: string,
): Therapist[] {
  const seed = shuffleSeed(visit);
  const drawn = therapists.map((therapist) => ({ therapist, rank: shuffleRank(tokenHash(therapist.token), seed) }));
  drawn.sort((one, other) => one.rank - other.rank || (one.therapist.token < other.therapist.token ? -1 : 1));
  return drawn.map(({ therapist }) => therapist);
}
