import { macroCategories } from '#contracts/options/intervention-areas';

const names = new Map(
  macroCategories.flatMap(({ name, areas }) => areas.map((area) => [area as string, name as string])),
);

/** The family of an area of intervention; undefined for an area that is not in the table (SEARCH-56). */
export function macroCategoryOf(area: string): string | undefined {
  return names.get(area);
}
