import { macroCategoryOf } from '#bff/therapists/search/macro-category-of';
import { offersService } from '#bff/therapists/search/offers-service';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import { services } from '#contracts/therapists/therapist-filter';
import type { Wish } from '#contracts/therapists/wishes';

/** The set a wish looks into. Areas of one family share theirs (SEARCH-56). */
export function wishKey({ filter, value }: Wish): string {
  return `${filter}:${filter === 'interventions' ? macroCategoryOf(value) : value}`;
}

/** Every wish the therapist meets at any time and from anywhere: all but age and address. */
export function wishKeysOf(therapist: SearchFacts): Wish[] {
  const { premium, gender, languages, areas } = therapist;
  return [
    { filter: 'therapy', value: 'online' },
    ...(premium ? [{ filter: 'therapy' as const, value: 'online+studio' }] : []),
    ...(gender === null ? [] : [{ filter: 'gender' as const, value: gender }]),
    ...languages.map((value) => ({ filter: 'language' as const, value })),
    ...areas.map((value) => ({ filter: 'interventions' as const, value })),
    ...services
      .filter((service) => offersService(therapist, service))
      .map((value) => ({ filter: 'service' as const, value })),
  ];
}
