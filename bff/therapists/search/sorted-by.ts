import type { SearchFacts } from '#bff/therapists/search/search-facts';
import { shuffled, shuffledOrder } from '#bff/therapists/search/shuffled-order';
import type { TherapistSort } from '#contracts/therapists/therapist-filter';

type Sortable = Pick<SearchFacts, 'token' | 'premium' | 'averageRating' | 'lowestPriceCents'>;

/**
 * The therapists as a visit sees them. By rating the highest average comes first, by price the lowest, whoever has none
 * last; what is equal stays as the visit drew it, and no place is kept for Premium then (SEARCH-75, C-27).
 */
export function sortedBy<Therapist extends Sortable>(
  therapists: readonly Therapist[],
  sort: TherapistSort,
  visit: string,
): Therapist[] {
  if (sort === 'default') return shuffledOrder(therapists, visit);
  // Sorting is stable, so the draw settles what is equal.
  return shuffled(therapists, visit).toSorted((one, other) => compare(sortValue(one, sort), sortValue(other, sort)));
}

/** What a sort goes by, the lowest first. */
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
