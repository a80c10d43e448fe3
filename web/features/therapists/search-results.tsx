import { activeFilters } from '#contracts/therapists/filter-criteria';
import { cardsPerPage, cardsWithFilter } from '#contracts/therapists/search-settings';
import type { FilterName, TherapistSort } from '#contracts/therapists/therapist-filter';
import { MoreButton } from '#web/features/therapists/more-button.tsx';
import { NoResults } from '#web/features/therapists/no-results.tsx';
import { OrderExplanation } from '#web/features/therapists/order-explanation.tsx';
import { filterOf, type Search } from '#web/features/therapists/search';
import { shownText } from '#web/features/therapists/shown-text';
import { SortSelect } from '#web/features/therapists/sort-select.tsx';
import { TherapistPage } from '#web/features/therapists/therapist-page.tsx';
import classes from '#web/features/therapists/therapists-screen.module.css';
import type { Results } from '#web/features/therapists/use-results';

interface SearchResultsProps {
  readonly search: Search;
  readonly results: Results;
  readonly onSort: (sort: TherapistSort) => void;
  readonly onLoosen: (filter: FilterName) => void;
}

/** Who was found: nine at a time, or with a filter the first ten (SEARCH-20, SEARCH-70 to 72). */
export function SearchResults({ search, results, onSort, onLoosen }: SearchResultsProps) {
  const { pages, first, last, showMore, open } = results;
  const isFiltered = activeFilters(filterOf(search)).length > 0;
  const most = isFiltered ? cardsWithFilter : cardsPerPage * (last.data ? pages.length : pages.length - 1);
  const shown = Math.min(first.data?.total ?? 0, most);
  return (
    <>
      <div className={classes.head}>
        <OrderExplanation />
        <SortSelect value={search.sort} onChange={onSort} />
      </div>
      <output className={classes.count}>
        {first.data && shownText({ total: first.data.total, shown, isFiltered })}
      </output>
      <div className={classes.list}>
        {pages.map((asked) => (
          <TherapistPage key={asked.page} asked={asked} onOpen={open} />
        ))}
      </div>
      {first.data?.total === 0 && <NoResults search={search} loosenings={first.data.loosenings} onLoosen={onLoosen} />}
      {(last.data?.hasMore || (last.isLoading && pages.length > 1)) && (
        <div className={classes.more}>
          <MoreButton isLoading={last.isLoading} onMore={showMore} />
        </div>
      )}
    </>
  );
}
