import { activeFilters } from '#contracts/therapists/filter-criteria';
import { answersAsked } from '#web/features/therapists/search/asked-areas';
import { filterOf, type Search } from '#web/features/therapists/search/search';

/** The query of the address for a search, with the question mark; empty for the whole list. */
export function addressOfFilter(search: Search): string {
  const parameters = new URLSearchParams();
  const put = (name: string, values: readonly string[]) => {
    if (values.length > 0) parameters.set(name, values.join(','));
  };
  put('therapy', search.therapy ? [search.therapy] : []);
  put('age', search.age);
  put('service', search.service);
  put('language', search.language);
  put('gender', search.gender);
  put('interventions', search.interventions);
  put('answers', answersAsked(search));
  if (search.address) parameters.set('address', JSON.stringify(search.address));
  const { length: count } = activeFilters(filterOf(search));
  if (count > 0) {
    parameters.set('count', String(count));
    parameters.set('applyFilters', 'true');
  }
  if (search.sort !== 'default') parameters.set('sort', search.sort);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
