import { shuffleRank, shuffleSeed, tokenHash } from '#bff/therapists/search/shuffle-rank';
import { premiumPlacesFirst } from '#contracts/therapists/search-settings';

interface Listed {
  readonly token: string;
  readonly premium: boolean;
}

/**
 * The order in a visit: three random Premium therapists, then all others shuffled. Each rank depends only on visit and
 * token, so that it is the same on every page and refresh, and a therapist who joins or leaves does not change the
 * order of the others (SEARCH-67).
 */
export function shuffledOrder<Therapist extends Listed>(therapists: readonly Therapist[], visit: string): Therapist[] {
  const drawn = shuffled(therapists, visit);
  const first = new Set(drawn.filter(({ premium }) => premium).slice(0, premiumPlacesFirst));
  return [...first, ...drawn.filter((therapist) => !first.has(therapist))];
}

/** The therapists that the places kept for Premium put higher than the draw did. */
export function promotedIn<Therapist extends Listed>(therapists: readonly Therapist[], visit: string): Therapist[] {
  const drawn = shuffled(therapists, visit);
  return shuffledOrder(therapists, visit).filter((therapist, at) => drawn.indexOf(therapist) > at);
}

/** The visit's shuffle without the places kept for Premium. */
export function shuffled<Therapist extends { readonly token: string }>(
  therapists: readonly Therapist[],
  visit: string,
): Therapist[] {
  const seed = shuffleSeed(visit);
  const drawn = therapists.map((therapist) => ({ therapist, rank: shuffleRank(tokenHash(therapist.token), seed) }));
  drawn.sort((one, other) => one.rank - other.rank || (one.therapist.token < other.therapist.token ? -1 : 1));
  return drawn.map(({ therapist }) => therapist);
}
