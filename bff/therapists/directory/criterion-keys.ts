import { macroCategoryOf } from '#bff/therapists/search/macro-category-of';
import { offersService } from '#bff/therapists/search/offers-service';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import type { FilterCriterion } from '#contracts/therapists/filter-criteria';
import { services } from '#contracts/therapists/therapist-filter';

/** The key of the set for a criterion. Areas of one family share theirs. */
export function criterionKey({ filter, value }: FilterCriterion): string {
  return `${filter}:${filter === 'interventions' ? macroCategoryOf(value) : value}`;
}

/** Every criterion the therapist meets at any time and from anywhere: all except age and address. */
export function criteriaMetBy(therapist: SearchFacts): FilterCriterion[] {
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
