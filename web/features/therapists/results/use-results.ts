import { useState } from 'react';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';
import { searchTherapists } from '#contracts/therapists/search.api';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { type QueryState, useQuery } from '#web/api/use-query';
import { useListPages, useReturnTo } from '#web/features/therapists/results/use-list-pages';
import { useProfileView } from '#web/features/therapists/results/use-profile-view';
import { filterOf, type Search } from '#web/features/therapists/search/search';
import { useDraftOwner } from '#web/forms/draft-owner';
import { tabStorage } from '#web/storage/browser-storage';

const visitKey = 'ascolto.visit';

/** The shuffle seed of this tab's visit, so that going back or paging never reshuffles the list. */
export function currentVisit(): string {
  const known = tabStorage.get(visitKey);
  if (known !== null) return known;
  const visit = newIdempotencyKey();
  tabStorage.set(visitKey, visit);
  return visit;
}

type Asked = OperationInput<typeof searchTherapists>;
type Page = QueryState<OperationOutput<typeof searchTherapists>>;

export interface Results {
  /** The input of each open page, in order. */
  readonly pages: readonly Asked[];
  readonly first: Page;
  readonly last: Page;
  readonly showMore: () => void;
  /** To be called when a card is pressed. */
  readonly open: (token: string) => void;
}

/**
 * The open pages of a search. The screen itself uses it, so that its heading takes the focus first and only then the
 * card to return to.
 */
export function useResults(search: Search): Results {
  const listPages = useListPages(useDraftOwner());
  const recordView = useProfileView();
  const [visit] = useState(currentVisit);
  const asked = { visit, filter: filterOf(search), sort: search.sort };
  const first = useQuery(searchTherapists, { ...asked, page: 0 });
  const last = useQuery(searchTherapists, { ...asked, page: listPages.pages - 1 });
  useReturnTo(listPages, last.data !== undefined);
  return {
    pages: Array.from({ length: listPages.pages }, (_, page) => ({ ...asked, page })),
    first,
    last,
    showMore: listPages.showMore,
    open: (token) => {
      listPages.leave(token);
      recordView(token);
    },
  };
}
