import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  forgetScrollPosition,
  type ListScrollPosition,
  rememberedScrollPosition,
  rememberScrollPosition,
} from '#web/features/therapists/results/list-scroll-position';
import { listQuery } from '#web/features/therapists/search/list-query';

/** The state of a link that leads back to the list where the reader left it. */
export const backToScrollPosition = { backToScrollPosition: true } as const;

/** The state of who is led to the list because the profile of an address is not there. */
export const unknownProfile = { unknownProfile: true } as const;

interface ListPages {
  readonly pages: number;
  /** Where to return to, until `useReturnTo` has led there. */
  readonly place: ListScrollPosition | undefined;
  readonly returned: () => void;
  readonly showMore: () => void;
  /** Called as a card is opened, so that coming back finds the same pages, scroll and focus. */
  readonly leave: (token: string) => void;
}

/** How many pages of the list are open: as many as when the reader comes back to it, one when it is opened anew. */
export function useListPages(reader: string): ListPages {
  const navigation = useNavigationType();
  const { state, search } = useLocation();
  const query = listQuery(search);
  const isBack = navigation === 'POP' || state?.backToScrollPosition === true;
  const placeHere = () => {
    const known = isBack ? rememberedScrollPosition(reader) : undefined;
    return known?.query === query ? known : undefined;
  };
  const [place, setPlace] = useState(placeHere);
  const [open, setOpen] = useState({ query, pages: place?.pages ?? 1 });
  // Another search begins at its first page.
  const pages = open.query === query ? open.pages : 1;
  return {
    pages,
    place,
    returned: useCallback(() => {
      forgetScrollPosition(reader);
      setPlace(undefined);
    }, [reader]),
    showMore: useCallback(() => setOpen({ query, pages: pages + 1 }), [query, pages]),
    leave: (token) => rememberScrollPosition(reader, { query, pages, token, top: window.scrollY }),
  };
}

/** Leads scroll and focus back to the card that was opened, once the list is there again. */
export function useReturnTo({ place, returned }: ListPages, isReady: boolean): void {
  useEffect(() => {
    if (!place || !isReady) return;
    document.getElementById(cardLinkId(place.token))?.focus({ preventScroll: true });
    window.scrollTo({ top: place.top });
    returned();
  }, [place, isReady, returned]);
}

/** The id of a card's link, by which focus comes back to it. */
export function cardLinkId(token: string): string {
  return `therapist-${token}`;
}
