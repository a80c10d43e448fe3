import { cardsPerPage, cardsWithFilter } from '#contracts/therapists/search-settings';

/** Which of so many matches a page shows, from the first place to before the second, and whether another page follows. */
export interface ShownPart {
  readonly from: number;
  readonly until: number;
  readonly hasMore: boolean;
}

/** Nine a page without a filter; with one the first ten and no more (SEARCH-70 to 74). */
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
