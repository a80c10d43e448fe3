import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
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

/** A day that is about to take the focus, and one that keeps its place in the window meanwhile. */
interface Awaited {
  readonly day: CivilDate | undefined;
  readonly kept?: { readonly day: CivilDate; readonly top: number };
}

/**
 * The days from the first on, with the earlier and later ones the user asked for. Of the days added, the one nearest to
 * what was read takes the focus; earlier ones come above the place of the reader, who stays there.
 */
export function useAgendaWindow<Row>(days: readonly AgendaDay<Row>[], from: CivilDate): AgendaWindow<Row> {
  const list = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ from, earlier: 0, later: step });
  const { earlier, later } = more.from === from ? more : { earlier: 0, later: step };
  const before = days.filter(({ date }) => date < from).length;
  const [first, end] = [Math.max(0, before - earlier), before + later];
  const awaited = useRef<Awaited>(undefined);
  const headingOf = (day: CivilDate | undefined) => list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);

  useLayoutEffect(() => {
    if (!awaited.current) return;
    const { day, kept } = awaited.current;
    awaited.current = undefined;
    const top = kept && headingOf(kept.day)?.getBoundingClientRect().top;
    if (kept && top !== undefined) window.scrollBy({ top: top - kept.top, behavior: 'instant' });
    headingOf(day)?.focus();
  });

  const show = (next: { readonly earlier: number; readonly later: number }, nearest: Awaited) => {
    awaited.current = nearest;
    setMore({ from, ...next });
  };
  const showEarlier = () => {
    const reading = days[first]?.date;
    const top = headingOf(reading)?.getBoundingClientRect().top;
    const kept = reading !== undefined && top !== undefined ? { kept: { day: reading, top } } : {};
    show({ earlier: earlier + step, later }, { day: days[first - 1]?.date, ...kept });
  };
  return {
    list,
    shown: days.slice(first, end),
    hasEarlier: first > 0,
    hasLater: end < days.length,
    showEarlier,
    showLater: () => show({ earlier, later: later + step }, { day: days[end]?.date }),
  };
}
