/** The parameters of the address that describe a search. */
const parametersOfSearch = [
  'therapy',
  'age',
  'service',
  'language',
  'gender',
  'address',
  'interventions',
  'answers',
  'count',
  'applyFilters',
  'sort',
];

/** The part of an address's query that concerns the list; what opens over the list does not change it. */
export function listQuery(query: string): string {
  const parameters = [...new URLSearchParams(query)].filter(([name]) => parametersOfSearch.includes(name));
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}
