import { type FilterCriterion, filterCriteria, valuesOf } from '#contracts/therapists/filter-criteria';
import { type FilterName, filterNames } from '#contracts/therapists/therapist-filter';
import { askedAreas, withoutAskedAreas } from '#web/features/therapists/search/asked-areas';
import { criterionText, valueText } from '#web/features/therapists/search/criterion-text';
import { filterOf, type Search, wholeList } from '#web/features/therapists/search/search';
import { filterLabels } from '#web/features/therapists/search/search-options';

/** One criterion in words, and the search without it. */
export interface SearchPart {
  readonly text: string;
  readonly without: (from: Search) => Search;
}

/** All criteria of a search, in the order of the filters. */
export function searchParts(search: Search): SearchPart[] {
  const ofFilter = (name: FilterName): SearchPart[] =>
    name === 'interventions' ? areaParts(search) : criterionParts(search, name);
  return filterNames.flatMap(ofFilter);
}

function areaParts(search: Search): SearchPart[] {
  return askedAreas(search).map((asked) => ({ text: asked.text, without: (from) => withoutAskedAreas(from, asked) }));
}

function criterionParts(search: Search, name: FilterName): SearchPart[] {
  const criteria = filterCriteria(filterOf(search)).filter(({ filter }) => filter === name);
  return criteria.map((criterion) => {
    const text = criterionText(criterion);
    return {
      text: name === 'address' ? `${text} da ${search.address?.formattedAddress}` : text,
      without: (from) => withoutCriterion(from, criterion),
    };
  });
}

/** The search without one value of a filter. */
function withoutCriterion(search: Search, { filter, value }: FilterCriterion): Search {
  const chosen = search[filter];
  if (!Array.isArray(chosen)) return withoutFilter(search, filter);
  return { ...search, [filter]: chosen.filter((one) => one !== value) };
}

/** The search without one whole filter. */
export function withoutFilter(search: Search, filter: FilterName): Search {
  return { ...search, [filter]: wholeList[filter] };
}

/** All values of one filter: 'Lingua: Russo, Arabo'; areas as they were chosen or answered. */
export function filterText(search: Search, filter: FilterName): string {
  if (filter === 'interventions')
    return askedAreas(search)
      .map(({ text }) => text)
      .join('; ');
  const values = valuesOf(filterOf(search), filter).map((value) => valueText({ filter, value }));
  return `${filterLabels[filter]}: ${values.join(', ')}`;
}
