import { cardsPerPage, cardsWithFilter } from '#contracts/therapists/search-settings';

/** The matches a page shows, from `from` to before `until`, and whether another page follows. */
export interface ShownPart {
  readonly from: number;
  readonly until: number;
  readonly hasMore: boolean;
}

/** Nine per page without a filter; with one, the first ten only (SEARCH-70). */
export function pageWindow({
  total,
  page,
  isFiltered,
}: {
  total: number;
  page: number;
  isFiltered: boolean;
}): ShownPart {
  const size = isFiltered ? cardsWithFilter : cardsPerPage;
  const end = isFiltered ? Math.min(total, cardsWithFilter) : total;
  const from = Math.min(page * size, end);
  const until = Math.min(from + size, end);
  return { from, until, hasMore: until < end };
}
