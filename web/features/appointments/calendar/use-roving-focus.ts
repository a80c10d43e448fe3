import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface RovingFocusRules<Place> {
  /** The place to stand on when that one was chosen: another, where it is not among those shown. */
  readonly tabStopFor: (chosen: Place | undefined) => Place;
  /** What a place is found by in the grid. */
  readonly selectorOf: (place: Place) => string;
}

export interface RovingFocus<Place> {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly tabStop: Place;
  readonly focusCell: (place: Place) => void;
  /** Where a key leads on from: while another is still to be shown, from there and not from the focused one. */
  readonly keyOrigin: (focused: Place) => Place;
}

/** The one place of a grid that Tab reaches, and how focus moves to another, also to one still to be shown. */
export function useRovingFocus<Place>({ tabStopFor, selectorOf }: RovingFocusRules<Place>): RovingFocus<Place> {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Place>();
  const awaited = useRef<Place>(undefined);
  const tabStop = tabStopFor(chosen);
  const selector = selectorOf(tabStop);
  const focus = (at: string) => grid.current?.querySelector<HTMLElement>(at)?.focus();

  // Before anything is painted: the focused one may just have gone, and a key pressed meanwhile would be lost.
  useLayoutEffect(() => {
    if (awaited.current === undefined || selectorOf(awaited.current) !== selector) return;
    awaited.current = undefined;
    focus(selector);
  });

  const focusCell = (place: Place) => {
    setChosen(() => place);
    if (place === tabStop) focus(selector);
    else awaited.current = place;
  };
  const keyOrigin = (focused: Place) => awaited.current ?? focused;
  return { grid, tabStop, focusCell, keyOrigin };
}
