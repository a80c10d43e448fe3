import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOfFilter } from '#web/features/therapists/search/address-of-filter';
import { filterFromAddress } from '#web/features/therapists/search/filter-from-address';
import { listQuery } from '#web/features/therapists/search/list-query';
import { type Search, wholeList } from '#web/features/therapists/search/search';

interface SearchState {
  /** What the list shows. */
  readonly search: Search;
  /** What the filters say, searched for or not yet. */
  readonly draft: Search;
  readonly setDraft: (draft: Search) => void;
  /** The filters say again what the address says. */
  readonly undo: () => void;
  /** Searches by going to the address that says so (SEARCH-17). */
  readonly run: (search: Search) => void;
}

/** The search the address asks for, filled in anew at every navigation (SEARCH-42); results stand at `resultsPath`. */
export function useSearch(resultsPath: string): SearchState {
  const { pathname, search: query, key } = useLocation();
  const navigate = useNavigate();
  const list = listQuery(query);
  const { search: asked, isRun } = useMemo(() => filterFromAddress(list), [list]);
  const [seen, setSeen] = useState({ key, query, list });
  const [draft, setDraft] = useState(asked);
  if (seen.key !== key) {
    setSeen({ key, query, list });
    // Where only something else of the address has changed, what is being chosen stays.
    if (seen.list !== list || seen.query === query) setDraft(asked);
  }
  return {
    search: isRun ? asked : { ...wholeList, sort: asked.sort },
    draft,
    setDraft,
    undo: () => setDraft(asked),
    run: (search) => {
      const next = { pathname: resultsPath, search: addressOfFilter(search) };
      void navigate(next, { replace: next.pathname === pathname && next.search === query });
    },
  };
}
