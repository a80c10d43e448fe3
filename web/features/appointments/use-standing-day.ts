import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { firstOfMonth } from '#contracts/kernel/rome-time';

interface Standing {
  /** The month shown, by its first day. */
  readonly month: CivilDate;
  readonly today: CivilDate;
  readonly selected: CivilDate | undefined;
}

/** The one day of the grid that Tab reaches, and how focus moves to another, in this month or in one still to be shown. */
export function useStandingDay({ month, today, selected }: Standing): {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly standingOn: CivilDate;
  readonly standOn: (day: CivilDate) => void;
  /** Where a key leads on from: while another is still to be shown, from there and not from the focused one. */
  readonly leavesFrom: (focused: CivilDate) => CivilDate;
} {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<CivilDate>();
  const awaited = useRef<CivilDate>(undefined);
  const standingOn = [chosen, selected, today].find((day) => day && firstOfMonth(day) === month) ?? month;

  // Before anything is painted: the focused one may just have gone, and a key pressed meanwhile would be lost.
  useLayoutEffect(() => {
    if (awaited.current !== standingOn) return;
    awaited.current = undefined;
    focusDay(grid.current, standingOn);
  }, [standingOn]);

  const standOn = (day: CivilDate) => {
    setChosen(day);
    if (day === standingOn) return focusDay(grid.current, day);
    awaited.current = day;
  };
  const leavesFrom = (focused: CivilDate) => awaited.current ?? focused;
  return { grid, standingOn, standOn, leavesFrom };
}

function focusDay(grid: HTMLElement | null, day: CivilDate): void {
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
}
