import { macroCategories } from '#contracts/options/intervention-areas';

const names = new Map(
  macroCategories.flatMap(({ name, areas }) => areas.map((area) => [area as string, name as string])),
);

/** The family an area of intervention belongs to (SEARCH-56, SEARCH-57); undefined for one that the table does not have. */
export function macroCategoryOf(area: string): string | undefined {
  return names.get(area);
}
