import { ageBand } from '#bff/therapists/search/age-band';
import { ageInYears, dayNumber } from '#bff/therapists/search/age-in-years';
import { nearestKm } from '#bff/therapists/search/distance-km';
import { macroCategoryOf } from '#bff/therapists/search/macro-category-of';
import { offersService } from '#bff/therapists/search/offers-service';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { FilterCriterion } from '#contracts/therapists/filter-criteria';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import type { FilterName, Place } from '#contracts/therapists/therapist-filter';

/** What a criterion is judged by, beside the therapist: the day in Rome, and the place that was asked for. */
export interface Circumstances {
  readonly today: CivilDate;
  readonly place: Place | null;
}

type Judgement = (therapist: SearchFacts, value: string, circumstances: Circumstances) => boolean;

/** Online sessions are offered by everybody, Premium included (SEARCH-50, SEARCH-51). */
const judgements: Readonly<Record<FilterName, Judgement>> = {
  therapy: ({ premium }, value) => value === 'online' || premium,
  language: ({ languages }, value) => languages.includes(value),
  gender: ({ gender }, value) => gender === value,
  age: ({ birthDate }, value, { today }) =>
    birthDate !== null && ageBand(ageInYears(dayNumber(birthDate), dayNumber(today))) === value,
  service: offersService,
  interventions: ({ areas }, value) => areas.some((area) => macroCategoryOf(area) === macroCategoryOf(value)),
  address: ({ studios }, _radius, { place }) =>
    place !== null && (nearestKm(place, studios) ?? Number.POSITIVE_INFINITY) <= searchRadiusKm,
};

/** Whether the therapist is what one criterion asks for (SEARCH-45 to 59). */
export function matchesCriterion(
  therapist: SearchFacts,
  { filter, value }: FilterCriterion,
  circumstances: Circumstances,
): boolean {
  return judgements[filter](therapist, value, circumstances);
}
