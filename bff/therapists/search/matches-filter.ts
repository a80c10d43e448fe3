import { ageBand } from '#bff/therapists/search/age-band';
import { ageInYears, dayNumber } from '#bff/therapists/search/age-in-years';
import { nearestKm } from '#bff/therapists/search/distance-km';
import { macroCategoryOf } from '#bff/therapists/search/macro-category-of';
import { offersService } from '#bff/therapists/search/offers-service';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { activeFilters, type FilterCriterion, filterCriteria } from '#contracts/therapists/filter-criteria';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import type { FilterName, Place, TherapistFilter } from '#contracts/therapists/therapist-filter';

/** What a criterion is checked against besides the therapist: the day in Rome, and the place searched for. */
interface Circumstances {
  readonly today: CivilDate;
  readonly place: Place | null;
}

type Judgement = (therapist: SearchFacts, value: string, circumstances: Circumstances) => boolean;

/** Every therapist offers online sessions, Premium ones too. */
const judgements: Readonly<Record<FilterName, Judgement>> = {
  therapy: ({ premium }, value) => value === 'online' || premium,
  language: ({ languages }, value) => languages.includes(value),
  gender: ({ gender }, value) => gender === value,
  age: ({ birthDate }, value, { today }) =>
    birthDate !== null && ageBand(ageInYears(dayNumber(birthDate), dayNumber(today))) === value,
  service: offersService,
  interventions: (therapist, value) => kindredAreas(therapist, value).length > 0,
  address: ({ studios }, _radius, { place }) =>
    place !== null && (nearestKm(place, studios) ?? Number.POSITIVE_INFINITY) <= searchRadiusKm,
};

/** Whether the therapist meets one criterion (SEARCH-45). */
function matchesCriterion(
  therapist: SearchFacts,
  { filter, value }: FilterCriterion,
  circumstances: Circumstances,
): boolean {
  return judgements[filter](therapist, value, circumstances);
}

/** Whether the therapist matches: every filter that is set, by any of its values (SEARCH-60). */
export function matchesFilter(therapist: SearchFacts, filter: TherapistFilter, today: CivilDate): boolean {
  const met = reasonsFor(therapist, filter, today).filter(({ isMet }) => isMet);
  return activeFilters(filter).every((name) => met.some((reason) => reason.filter === name));
}

/** For 'Perché lo vedi': every criterion, whether this therapist meets it, and by which kindred area. */
export function reasonsFor(therapist: SearchFacts, filter: TherapistFilter, today: CivilDate) {
  const circumstances = { today, place: filter.address };
  return filterCriteria(filter).map((criterion) => {
    const isMet = matchesCriterion(therapist, criterion, circumstances);
    const { filter: name, value } = criterion;
    const isKindred = isMet && name === 'interventions' && !therapist.areas.includes(value);
    return { ...criterion, isMet, ...(isKindred ? { kindredAreas: kindredAreas(therapist, value) } : {}) };
  });
}

/** The therapist's own areas of the family that an area belongs to. */
function kindredAreas({ areas }: SearchFacts, asked: string): string[] {
  return areas.filter((area) => macroCategoryOf(area) === macroCategoryOf(asked));
}
