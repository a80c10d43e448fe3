import { shuffleRank, shuffleSeed, tokenHash } from '#bff/therapists/search/shuffle-rank';
import { premiumPlacesFirst } from '#contracts/therapists/search-settings';

interface Listed {
  readonly token: string;
  readonly premium: boolean;
  readonly requestsPaused: boolean;
}

/**
 * The order in a visit: three random Premium therapists who take new requests, then all others as they were drawn. Each
 * rank depends only on visit and token, so that it is the same on every page and refresh, and a therapist who joins or
 * leaves does not change the order of the others (SEARCH-67).
 */
export function shuffledOrder<Therapist extends Listed>(therapists: readonly Therapist[], visit: string): Therapist[] {
  const drawn = drawnOrder(therapists, visit);
  const first = new Set(
    drawn.filter(({ premium, requestsPaused }) => premium && !requestsPaused).slice(0, premiumPlacesFirst),
  );
  return [...first, ...drawn.filter((therapist) => !first.has(therapist))];
}

/** The therapists that the places kept for Premium put higher than the draw did. */
export function promotedIn<Therapist extends Listed>(therapists: readonly Therapist[], visit: string): Therapist[] {
  const drawn = drawnOrder(therapists, visit);
  return shuffledOrder(therapists, visit).filter((therapist, at) => drawn.indexOf(therapist) > at);
}

/** The draw without the places kept for Premium: whoever takes no new requests comes after all who do. */
export function drawnOrder<Therapist extends Listed>(therapists: readonly Therapist[], visit: string): Therapist[] {
  const drawn = shuffled(therapists, visit);
  return [
    ...drawn.filter(({ requestsPaused }) => !requestsPaused),
    ...drawn.filter(({ requestsPaused }) => requestsPaused),
  ];
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
