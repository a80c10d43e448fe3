import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addressOfFilter } from '#web/features/therapists/search/address-of-filter';
import { filterFromAddress } from '#web/features/therapists/search/filter-from-address';
import { listQuery } from '#web/features/therapists/search/list-query';
import { type Search, wholeList } from '#web/features/therapists/search/search';
import { useScreenKey } from '#web/routing/screen-key';

/**
 * The state of an address that was searched for: the focus goes to its results rather than to the top of the screen.
 */
export const toResults = { toResults: true } as const;

interface SearchState {
  /** The search the list shows. */
  readonly search: Search;
  /** The search in the filters, run or not. */
  readonly draft: Search;
  readonly setDraft: (draft: Search) => void;
  /** Runs a search by navigating to its address; the focus stays where it is. */
  readonly run: (search: Search) => void;
  /** Runs a search and leads to its results. */
  readonly find: (search: Search) => void;
}

/** The search in the address. Navigation resets the filters to it; results are shown at `resultsPath`. */
export function useSearch(resultsPath: string): SearchState {
  const { pathname, search: query } = useLocation();
  const key = useScreenKey();
  const navigate = useNavigate();
  const list = listQuery(query);
  const { search: asked, isRun } = useMemo(() => filterFromAddress(list), [list]);
  const [seen, setSeen] = useState({ key, query, list });
  const [draft, setDraft] = useState(asked);
  if (seen.key !== key) {
    setSeen({ key, query, list });
    // What the user is choosing stays when only other parameters of the address have changed.
    if (seen.list !== list || seen.query === query) setDraft(asked);
  }
  const go = (next: Search, state?: typeof toResults) => {
    const to = { pathname: resultsPath, search: addressOfFilter(next) };
    void navigate(to, { replace: to.pathname === pathname && to.search === query, state });
  };
  return {
    search: isRun ? asked : { ...wholeList, sort: asked.sort },
    draft,
    setDraft,
    run: (next) => go(next),
    find: (next) => go(next, toResults),
  };
}

/**
 * Leads from a search to its results: once they are there, focus and scroll go to their heading. Going back leads to
 * where the list was left instead.
 */
export function useFocusOnResults(heading: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { state } = useLocation();
  const key = useScreenKey();
  const isBack = useNavigationType() === 'POP';
  const led = useRef<string>(undefined);
  useEffect(() => {
    if (!state?.toResults || isBack || !isReady || led.current === key) return;
    led.current = key;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [heading, state, key, isBack, isReady]);
}
