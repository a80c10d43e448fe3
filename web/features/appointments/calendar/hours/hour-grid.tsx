import { type KeyboardEvent, useMemo } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { clashesWith } from '#contracts/appointments/clashes';
import { endAfterSlots, slotsBetween } from '#contracts/appointments/half-hour-slots';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromIso, instantFromMs, minuteMs } from '#contracts/kernel/instant';
import { clockTime, fullDateOf } from '#contracts/kernel/italian-format';
import { instantFromRome, romeDate, shiftDays, startOfRomeDay } from '#contracts/kernel/rome-time';
import { touchesDayOff } from '#contracts/working-hours/touches-day-off';
import type { WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { type Slot, slotOf, slotRows } from '#web/features/appointments/calendar/hours/day-slots';
import { type Place, useAppointmentDrag } from '#web/features/appointments/calendar/hours/drag/use-appointment-drag';
import { useKeyMove } from '#web/features/appointments/calendar/hours/drag/use-key-move';
import classes from '#web/features/appointments/calendar/hours/hour-grid.module.css';
import { HourGridHead } from '#web/features/appointments/calendar/hours/hour-grid-head.tsx';
import { HourRow } from '#web/features/appointments/calendar/hours/hour-row.tsx';
import { placedInDay } from '#web/features/appointments/calendar/hours/placed-in-day';
import { slotAfterKey } from '#web/features/appointments/calendar/hours/slot-after-key';
import type { DragGhost } from '#web/features/appointments/calendar/hours/slot-cell.tsx';
import { startAndEnd } from '#web/features/appointments/entry/appointment-times';
import { whyOff } from '#web/features/appointments/form/why-off';
import { type RovingFocus, useRovingFocus } from '#web/ui/month-grid/use-roving-focus';

interface HourFocusOptions {
  /** The days shown, side by side. */
  readonly days: readonly CivilDate[];
  /** The day of the first tab stop. */
  readonly day: CivilDate;
  readonly now: Instant;
}

/** The time of the first tab stop on any day but today. */
const firstLook = '09:00';

/**
 * The half hour that is the tab stop: the last focused one while its day is shown, else now, or 09:00 on another day.
 */
function useHourFocus({ days, day, now }: HourFocusOptions): RovingFocus<Instant> {
  const first = day === romeDate(now) ? slotOf(now) : instantFromRome(day, firstLook);
  return useRovingFocus<Instant>({
    tabStopWith: (chosen) => (chosen !== undefined && days.includes(romeDate(chosen)) ? chosen : first),
    selectorOf: (slot) => `[data-slot="${slot}"]`,
  });
}

export interface HourGridProps {
  readonly appointments: readonly Appointment[];
  readonly days: readonly CivilDate[];
  /** The day of the first tab stop. */
  readonly day: CivilDate;
  readonly now: Instant;
  readonly times: WorkingTimes;
  /** Runs when a key leads to a day that is not shown. */
  readonly onDay: (day: CivilDate) => void;
  readonly onEmptySlot: (slot: Slot) => void;
  readonly onOpen: (appointments: readonly Appointment[]) => void;
  readonly onDrop: (appointment: Appointment, to: Place) => void;
}

/**
 * Days by the hour as a grid: one tab stop, arrows between the half hours, Enter opens the appointments or a new one.
 */
export function HourGrid(props: HourGridProps) {
  const { appointments, days, day, now, times, onDay, onEmptySlot, onOpen, onDrop } = props;
  const rows = useMemo(() => slotRows(days), [days]);
  const { grid, tabStop, focusCell, keyStart } = useHourFocus({ days, day, now });
  const { drag, carry, grip } = useAppointmentDrag(onDrop);
  const placed = days.map((_, index) => placedInDay(appointments, rows, index));
  const shown = placed.flatMap((ofDay) => ofDay.map(({ appointment }) => appointment));

  const keyMove = useKeyMove({ drag, carry, appointments: shown, days, now, onDrop });
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyMove.onKeyDown(event)) return;
    const focused = slotAt(event.target);
    const next = focused && slotAfterKey(keyStart(focused), event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focusCell(next);
    if (!days.includes(romeDate(next))) onDay(romeDate(next));
  };

  const stateOf = (slot: Slot) => ({
    count: clashesWith(slot, shown).length,
    isPast: slot.end <= now,
    off: whyOff(times, slot.start, slot.end),
    ghost: drag?.to && slotOf(drag.to.start) === slot.start ? ghostOf(drag.appointment, drag.to, shown) : undefined,
    nowAt: slot.start <= now && now < slot.end ? (now - slot.start) / (slot.end - slot.start) : undefined,
  });
  const onPress = (slot: Slot) => {
    const there = clashesWith(slot, shown);
    if (there.length > 0) onOpen(there);
    else onEmptySlot(slot);
  };
  // The entry gives the focus back to the slot, which remains even if the appointment disappears.
  const onOpenOne = (appointment: Appointment, slot: Instant) => {
    focusCell(slot);
    onOpen([appointment]);
  };
  const isOff = ({ startsAt, endsAt }: Appointment) =>
    touchesDayOff(times.absences, instantFromIso(startsAt), instantFromIso(endsAt));
  const dragged = drag?.appointment.token;
  const parts = { days, placed, now, tabStop, isOff, dragged, stateOf, onPress, onOpen: onOpenOne, onGrip: grip };

  return (
    <>
      {/* Before the table: after it, out of sight, it would lengthen the page. */}
      <output className="visually-hidden">
        {drag?.to && placeInWords(drag.to, ghostOf(drag.appointment, drag.to, shown))}
      </output>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid (ARIA pattern), and a table keeps its headers
        role="grid"
        aria-label={days.length > 1 ? 'Ore della settimana' : 'Ore del giorno'}
        ref={grid}
        className={classes.grid}
        data-days={days.length}
        data-dragging={dragged && true}
        onKeyDown={onKeyDown}
        onBlur={keyMove.onBlur}
      >
        <HourGridHead days={days} today={romeDate(now)} absences={times.absences} />
        <tbody>
          {rows.map((row) => (
            <HourRow key={`${row.time} ${row.again}`} row={row} parts={parts} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What is seen of a dragged appointment, for who hears it. */
function placeInWords({ start }: Place, { times, clash }: DragGhost): string {
  const overlap = clash === undefined ? '' : ` Si sovrappone a un altro appuntamento: ${clash}.`;
  return `Nuovo orario: ${fullDateOf(romeDate(start))}, ${times}.${overlap} Invio per confermare, Esc per lasciare com’è.`;
}

/** The dragged appointment at its new place, among the others that are shown. */
function ghostOf(dragged: Appointment, { start, slots }: Place, others: readonly Appointment[]): DragGhost {
  const end = endAfterSlots(start, slots);
  const clashes = clashesWith({ start, end, ignoring: dragged.token }, others);
  return {
    name: dragged.otherSide.name,
    times: `${clockTime(start)}-${clockTime(end)}`,
    top: (start - slotOf(start)) / (30 * minuteMs),
    rows: Math.min(slots, slotsBetween(start, startOfRomeDay(shiftDays(romeDate(start), 1)))),
    clash: clashes.map((one) => `${one.otherSide.name}, ${startAndEnd(one)}`).join('; ') || undefined,
  };
}

/** The slot of the cell that contains the element; undefined outside the slots. */
function slotAt(target: EventTarget): Instant | undefined {
  const cell = target instanceof Element ? target.closest('td') : null;
  const slot = cell?.querySelector<HTMLElement>('[data-slot]')?.dataset['slot'];
  return slot === undefined ? undefined : instantFromMs(Number(slot));
}
