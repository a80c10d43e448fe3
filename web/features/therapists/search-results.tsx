import { useState } from 'react';
import { searchTherapists } from '#contracts/therapists/search.api';
import { cardsPerPage, cardsWithFilter } from '#contracts/therapists/search-settings';
import type { TherapistSort } from '#contracts/therapists/therapist-filter';
import { activeFilters } from '#contracts/therapists/wishes';
import { useQuery } from '#web/api/use-query';
import { MoreButton } from '#web/features/therapists/more-button.tsx';
import { NoResults } from '#web/features/therapists/no-results.tsx';
import { OrderExplanation } from '#web/features/therapists/order-explanation.tsx';
import { filterOf, type Search } from '#web/features/therapists/search';
import { withoutFilter } from '#web/features/therapists/search-changes';
import { shownText } from '#web/features/therapists/shown-text';
import { SortSelect } from '#web/features/therapists/sort-select.tsx';
import { TherapistPage } from '#web/features/therapists/therapist-page.tsx';
import classes from '#web/features/therapists/therapists-screen.module.css';
import { useListPages, useReturnTo } from '#web/features/therapists/use-list-pages';
import { useProfileView } from '#web/features/therapists/use-profile-view';
import { useReader } from '#web/features/therapists/use-reader';
import { currentVisit } from '#web/features/therapists/visit';

interface SearchResultsProps {
  readonly search: Search;
  readonly onSort: (sort: TherapistSort) => void;
  readonly onSearch: (search: Search) => void;
}

/** Who was found: nine at a time, or with a filter the first ten (SEARCH-20, SEARCH-70 to 72). */
export function SearchResults({ search, onSort, onSearch }: SearchResultsProps) {
  const listPages = useListPages(useReader());
  const { pages, showMore, leave } = listPages;
  const recordView = useProfileView();
  const [visit] = useState(currentVisit);
  const asked = { visit, filter: filterOf(search), sort: search.sort };
  const first = useQuery(searchTherapists, { ...asked, page: 0 });
  const last = useQuery(searchTherapists, { ...asked, page: pages - 1 });
  useReturnTo(listPages, last.data !== undefined);
  const isFiltered = activeFilters(asked.filter).length > 0;
  const most = isFiltered ? cardsWithFilter : last.data ? pages * cardsPerPage : (pages - 1) * cardsPerPage;
  const shown = Math.min(first.data?.total ?? 0, most);
  const open = (token: string) => {
    leave(token);
    recordView(token);
  };
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
        {Array.from({ length: pages }, (_, page) => (
          <TherapistPage key={`${visit}.${String(page)}`} asked={{ ...asked, page }} onOpen={open} />
        ))}
      </div>
      {first.data?.total === 0 && (
        <NoResults
          search={search}
          loosenings={first.data.loosenings}
          onLoosen={(filter) => onSearch(withoutFilter(search, filter))}
        />
      )}
      {(last.data?.hasMore || (last.isLoading && pages > 1)) && (
        <div className={classes.more}>
          <MoreButton isLoading={last.isLoading} onMore={showMore} />
        </div>
      )}
    </>
  );
}
