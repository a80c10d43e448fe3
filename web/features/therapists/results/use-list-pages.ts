import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  forgetScrollPosition,
  type ListScrollPosition,
  rememberedScrollPosition,
  rememberScrollPosition,
} from '#web/features/therapists/results/list-scroll-position';
import { listQuery } from '#web/features/therapists/search/list-query';

/** The state of a link that leads back to where the user left the list. */
export const backToScrollPosition = { backToScrollPosition: true } as const;

/** The state of who is led to the list because the profile of an address is not there. */
export const unknownProfile = { unknownProfile: true } as const;

interface ListPages {
  readonly pages: number;
  /** The position to return to, until `useReturnTo` has restored it. */
  readonly place: ListScrollPosition | undefined;
  readonly returned: () => void;
  readonly showMore: () => void;
  /** To be called when a card is opened, so that coming back restores pages, scroll and focus. */
  readonly leave: (token: string) => void;
}

/** The number of open pages: as before when the user comes back to the list, otherwise one. */
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
  // A new search starts at its first page.
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

/** Restores scroll and focus at the card that was opened, once the list has loaded. */
export function useReturnTo({ place, returned }: ListPages, isReady: boolean): void {
  useEffect(() => {
    if (!place || !isReady) return;
    document.getElementById(cardLinkId(place.token))?.focus({ preventScroll: true });
    window.scrollTo({ top: place.top });
    returned();
  }, [place, isReady, returned]);
}

/** The id of a card's link, used to give it the focus back. */
export function cardLinkId(token: string): string {
  return `therapist-${token}`;
}
