import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { slotOf } from '#contracts/appointments/day-slots';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { instantFromRome, romeDate } from '#contracts/kernel/rome-time';

interface Standing {
  /** The days shown, side by side. */
  readonly days: readonly CivilDate[];
  /** The day to stand on first. */
  readonly day: CivilDate;
  readonly now: Instant;
}

/** Where a day begins to be looked at when nothing of it is chosen. */
const firstLook = '09:00';

/** The one slot of the grid that Tab reaches, and how focus moves to another, also of days still to be shown. */
export function useStandingSlot({ days, day, now }: Standing): {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly standingOn: Instant;
  readonly standOn: (slot: Instant) => void;
  /** Where a key leads on from: while another is still to be shown, from there and not from the focused one. */
  readonly leavesFrom: (focused: Instant) => Instant;
} {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Instant>();
  const awaited = useRef<Instant>(undefined);
  const first = day === romeDate(now) ? slotOf(now) : instantFromRome(day, firstLook);
  const standingOn = chosen !== undefined && days.includes(romeDate(chosen)) ? chosen : first;

  // Before anything is painted: the focused one may just have gone, and a key pressed meanwhile would be lost.
  useLayoutEffect(() => {
    if (awaited.current !== standingOn) return;
    awaited.current = undefined;
    focusSlot(grid.current, standingOn);
  }, [standingOn]);

  const standOn = (slot: Instant) => {
    setChosen(slot);
    if (slot === standingOn) return focusSlot(grid.current, slot);
    awaited.current = slot;
  };
  const leavesFrom = (focused: Instant) => awaited.current ?? focused;
  return { grid, standingOn, standOn, leavesFrom };
}

function focusSlot(grid: HTMLElement | null, slot: Instant): void {
  grid?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
}
