import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface RovingRules<Cell> {
  /** The tab stop, given the cell focused last; another cell if that one is not shown. */
  readonly tabStopWith: (last: Cell | undefined) => Cell;
  /** The CSS selector of a cell within the grid. */
  readonly selectorOf: (cell: Cell) => string;
  /** Whether the tab stop takes the focus when the grid appears. */
  readonly takesFocus?: boolean;
}

export interface RovingFocus<Cell> {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly tabStop: Cell;
  readonly focusCell: (cell: Cell) => void;
  /** The cell a key starts from: the one about to be shown if there is one, else the focused one. */
  readonly keyStart: (focused: Cell) => Cell;
}

/** Roving focus in a grid: its tab stop, and a way to focus another cell, also one that is not shown yet. */
export function useRovingFocus<Cell>({ tabStopWith, selectorOf, takesFocus }: RovingRules<Cell>): RovingFocus<Cell> {
  const grid = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState<Cell>();
  const tabStop = tabStopWith(last);
  const awaited = useRef(takesFocus ? tabStop : undefined);
  const selector = selectorOf(tabStop);
  const focus = (at: string) => grid.current?.querySelector<HTMLElement>(at)?.focus();

  // Before painting: the focused cell may just have gone, and a key pressed meanwhile would be lost.
  useLayoutEffect(() => {
    if (awaited.current === undefined || selectorOf(awaited.current) !== selector) return;
    awaited.current = undefined;
    focus(selector);
  });

  const focusCell = (cell: Cell) => {
    setLast(() => cell);
    if (cell === tabStop) focus(selector);
    else awaited.current = cell;
  };
  const keyStart = (focused: Cell) => awaited.current ?? focused;
  return { grid, tabStop, focusCell, keyStart };
}
