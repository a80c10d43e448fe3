import { meetsWish } from '#bff/therapists/search/matches-criterion';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { TherapistFilter } from '#contracts/therapists/therapist-filter';
import { activeFilters, wishesOf } from '#contracts/therapists/wishes';

/** Whether the therapist matches: every filter that is set, by any of its values (SEARCH-48, SEARCH-60). */
export function matchesFilter(therapist: SearchFacts, filter: TherapistFilter, today: CivilDate): boolean {
  const met = reasonsFor(therapist, filter, today).filter(({ isMet }) => isMet);
  return activeFilters(filter).every((name) => met.some((reason) => reason.filter === name));
}

/** 'Perché lo vedi': every wish, and whether this therapist meets it. */
export function reasonsFor(therapist: SearchFacts, filter: TherapistFilter, today: CivilDate) {
  const circumstances = { today, place: filter.address };
  return wishesOf(filter).map((wish) => ({ ...wish, isMet: meetsWish(therapist, wish, circumstances) }));
}
