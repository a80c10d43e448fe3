import { searchRadiusKm } from '#contracts/therapists/search-settings';
import { type FilterName, filterNames, type TherapistFilter } from '#contracts/therapists/therapist-filter';

/** One value searched for; for an address it is the radius in kilometres. */
export interface FilterCriterion {
  readonly filter: FilterName;
  readonly value: string;
}

/** Every value the filter searches for, filter by filter, in the order they are shown. */
export function filterCriteria(filter: TherapistFilter): FilterCriterion[] {
  return filterNames.flatMap((name) => valuesOf(filter, name).map((value) => ({ filter: name, value })));
}

/** The filters that are set, in the order they are shown. */
export function activeFilters(filter: TherapistFilter): FilterName[] {
  return filterNames.filter((name) => valuesOf(filter, name).length > 0);
}

/** The values of one filter; empty when it is not set. */
export function valuesOf(filter: TherapistFilter, name: FilterName): readonly string[] {
  if (name === 'address') return filter.address ? [String(searchRadiusKm)] : [];
  if (name === 'therapy') return filter.therapy ? [filter.therapy] : [];
  return filter[name];
}
