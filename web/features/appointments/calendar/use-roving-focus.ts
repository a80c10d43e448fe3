import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface StandingRules<Place> {
  /** The place to stand on when that one was chosen: another, where it is not among those shown. */
  readonly standingWith: (chosen: Place | undefined) => Place;
  /** What a place is found by in the grid. */
  readonly selectorOf: (place: Place) => string;
}

export interface StandingPlace<Place> {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly standingOn: Place;
  readonly standOn: (place: Place) => void;
  /** Where a key leads on from: while another is still to be shown, from there and not from the focused one. */
  readonly leavesFrom: (focused: Place) => Place;
}

/** The one place of a grid that Tab reaches, and how focus moves to another, also to one still to be shown. */
export function useStandingPlace<Place>({ standingWith, selectorOf }: StandingRules<Place>): StandingPlace<Place> {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Place>();
  const awaited = useRef<Place>(undefined);
  const standingOn = standingWith(chosen);
  const selector = selectorOf(standingOn);
  const focus = (at: string) => grid.current?.querySelector<HTMLElement>(at)?.focus();

  // Before anything is painted: the focused one may just have gone, and a key pressed meanwhile would be lost.
  useLayoutEffect(() => {
    if (awaited.current === undefined || selectorOf(awaited.current) !== selector) return;
    awaited.current = undefined;
    focus(selector);
  });

  const standOn = (place: Place) => {
    setChosen(() => place);
    if (place === standingOn) focus(selector);
    else awaited.current = place;
  };
  const leavesFrom = (focused: Place) => awaited.current ?? focused;
  return { grid, standingOn, standOn, leavesFrom };
}
