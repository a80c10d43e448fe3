import { searchRadiusKm } from '#contracts/therapists/search-settings';
import { type FilterName, filterNames, type TherapistFilter } from '#contracts/therapists/therapist-filter';

/** One value asked for. Of an address it is the radius in kilometres. */
export interface FilterCriterion {
  readonly filter: FilterName;
  readonly value: string;
}

/** Every value the filter asks for, each filter's after the other's, in the order they are shown. */
export function filterCriteria(filter: TherapistFilter): FilterCriterion[] {
  return filterNames.flatMap((name) => valuesOf(filter, name).map((value) => ({ filter: name, value })));
}

/** The filters that ask for something, in the order they are shown. */
export function activeFilters(filter: TherapistFilter): FilterName[] {
  return filterNames.filter((name) => valuesOf(filter, name).length > 0);
}

/** What one filter asks for; nothing when it filters nothing. */
export function valuesOf(filter: TherapistFilter, name: FilterName): readonly string[] {
  if (name === 'address') return filter.address ? [String(searchRadiusKm)] : [];
  if (name === 'therapy') return filter.therapy ? [filter.therapy] : [];
  return filter[name];
}
