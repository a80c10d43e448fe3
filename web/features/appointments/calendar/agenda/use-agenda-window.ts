import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { AgendaDay } from '#web/features/appointments/calendar/agenda/agenda-days';

/** The number of days with appointments shown at first, and added with each press. */
const step = 7;

interface AgendaWindow<Row> {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly shown: readonly AgendaDay<Row>[];
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  readonly showEarlier: () => void;
  readonly showLater: () => void;
}

/**
 * The days from the first on, with the earlier and later ones the user asked for; the first added day takes the focus.
 */
export function useAgendaWindow<Row>(days: readonly AgendaDay<Row>[], from: CivilDate): AgendaWindow<Row> {
  const list = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ from, earlier: 0, later: step });
  const { earlier, later } = more.from === from ? more : { earlier: 0, later: step };
  const before = days.filter(({ date }) => date < from).length;
  const [first, end] = [Math.max(0, before - earlier), before + later];
  const awaited = useRef<CivilDate>(undefined);

  useEffect(() => {
    if (awaited.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-day="${awaited.current}"]`)?.focus();
    awaited.current = undefined;
  });

  const show = (next: { readonly earlier: number; readonly later: number }, firstNew: number) => {
    awaited.current = days[firstNew]?.date;
    setMore({ from, ...next });
  };
  return {
    list,
    shown: days.slice(first, end),
    hasEarlier: first > 0,
    hasLater: end < days.length,
    showEarlier: () => show({ earlier: earlier + step, later }, Math.max(0, first - step)),
    showLater: () => show({ earlier, later: later + step }, end),
  };
}
