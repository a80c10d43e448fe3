import { type FilterCriterion, filterCriteria, valuesOf } from '#contracts/therapists/filter-criteria';
import { type FilterName, filterNames } from '#contracts/therapists/therapist-filter';
import { askedAreas, withoutAskedAreas } from '#web/features/therapists/search/asked-areas';
import { criterionText, valueText } from '#web/features/therapists/search/criterion-text';
import { filterOf, type Search, wholeList } from '#web/features/therapists/search/search';
import { filterLabels } from '#web/features/therapists/search/search-options';

/** A thing that is asked for, in words, and the search without it. */
export interface SearchPart {
  readonly text: string;
  readonly without: (from: Search) => Search;
}

/** All that a search asks for, in the order of the filters. */
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

/** The search without one of the values it asks for. */
function withoutCriterion(search: Search, { filter, value }: FilterCriterion): Search {
  const chosen = search[filter];
  if (!Array.isArray(chosen)) return withoutFilter(search, filter);
  return { ...search, [filter]: chosen.filter((one) => one !== value) };
}

/** The search without one filter whole. */
export function withoutFilter(search: Search, filter: FilterName): Search {
  return { ...search, [filter]: wholeList[filter] };
}

/** All one filter asks for: 'Lingua: Russo, Arabo'; of the areas each as it was asked for. */
export function filterText(search: Search, filter: FilterName): string {
  if (filter === 'interventions')
    return askedAreas(search)
      .map(({ text }) => text)
      .join('; ');
  const values = valuesOf(filterOf(search), filter).map((value) => valueText({ filter, value }));
  return `${filterLabels[filter]}: ${values.join(', ')}`;
}
