import { matchesCriterion } from '#bff/therapists/search/matches-criterion';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { activeFilters, filterCriteria } from '#contracts/therapists/filter-criteria';
import type { TherapistFilter } from '#contracts/therapists/therapist-filter';

/** Whether the therapist matches: every filter that is set, by any of its values (SEARCH-48, SEARCH-60). */
export function matchesFilter(therapist: SearchFacts, filter: TherapistFilter, today: CivilDate): boolean {
  const met = reasonsFor(therapist, filter, today).filter(({ isMet }) => isMet);
  return activeFilters(filter).every((name) => met.some((reason) => reason.filter === name));
}

/** 'Perché lo vedi': every criterion, and whether this therapist meets it. */
export function reasonsFor(therapist: SearchFacts, filter: TherapistFilter, today: CivilDate) {
  const circumstances = { today, place: filter.address };
  return filterCriteria(filter).map((criterion) => ({
    ...criterion,
    isMet: matchesCriterion(therapist, criterion, circumstances),
  }));
}
