import { type FilterCriterion, valuesOf } from '#contracts/therapists/filter-criteria';
import type { FilterName } from '#contracts/therapists/therapist-filter';
import { valueText } from '#web/features/therapists/search/criterion-text';
import { filterOf, type Search, wholeList } from '#web/features/therapists/search/search';
import { filterLabels } from '#web/features/therapists/search/search-options';

/** The search without one value of a filter. */
export function withoutCriterion(search: Search, { filter, value }: FilterCriterion): Search {
  const chosen = search[filter];
  if (!Array.isArray(chosen)) return withoutFilter(search, filter);
  return { ...search, [filter]: chosen.filter((one) => one !== value) };
}

/** The search without one whole filter. */
export function withoutFilter(search: Search, filter: FilterName): Search {
  return { ...search, [filter]: wholeList[filter] };
}

/** All values of one filter: 'Lingua: Russo, Arabo'. */
export function filterText(search: Search, filter: FilterName): string {
  const values = valuesOf(filterOf(search), filter).map((value) => valueText({ filter, value }));
  return `${filterLabels[filter]}: ${values.join(', ')}`;
}
