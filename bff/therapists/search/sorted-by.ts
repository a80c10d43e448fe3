import type { SearchFacts } from '#bff/therapists/search/search-facts';
import { shuffled, shuffledOrder } from '#bff/therapists/search/shuffled-order';
import type { TherapistSort } from '#contracts/therapists/therapist-filter';

type Sortable = Pick<SearchFacts, 'token' | 'premium' | 'requestsPaused' | 'averageRating' | 'lowestPriceCents'>;

/**
 * The therapists in the order of a visit. By rating the highest average comes first, by price the lowest, those without
 * a value last; equal ones stay in shuffled order, and Premium ones do not come first (SEARCH-75).
 */
export function sortedBy<Therapist extends Sortable>(
  therapists: readonly Therapist[],
  sort: TherapistSort,
  visit: string,
): Therapist[] {
  if (sort === 'default') return shuffledOrder(therapists, visit);
  // Sorting is stable, so the shuffle decides between equal ones.
  return shuffled(therapists, visit).toSorted((one, other) => compare(sortValue(one, sort), sortValue(other, sort)));
}

/** The value to sort by, lowest first; infinite when there is none. */
export function sortValue(
  { averageRating, lowestPriceCents }: Pick<Sortable, 'averageRating' | 'lowestPriceCents'>,
  sort: Exclude<TherapistSort, 'default'>,
): number {
  const value = sort === 'price' ? lowestPriceCents : averageRating === null ? null : -averageRating;
  return value ?? Number.POSITIVE_INFINITY;
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
