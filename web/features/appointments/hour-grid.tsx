import { type KeyboardEvent, useMemo } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { clashesWith } from '#contracts/appointments/clashes';
import { type Slot, slotRows } from '#contracts/appointments/day-slots';
import { placedInDay } from '#contracts/appointments/placed-in-day';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { whyOff } from '#contracts/working-hours/why-off';
import type { WorkingTimes } from '#contracts/working-hours/working-hours.api';
import classes from '#web/features/appointments/hour-grid.module.css';
import { HourGridHead } from '#web/features/appointments/hour-grid-head.tsx';
import { HourRow } from '#web/features/appointments/hour-row.tsx';
import { slotAfterKey } from '#web/features/appointments/slot-after-key';
import { slotAt } from '#web/features/appointments/slot-at';
import { useAppointmentDrag } from '#web/features/appointments/use-appointment-drag';
import { useStandingSlot } from '#web/features/appointments/use-standing-slot';

export interface HourGridProps {
  readonly appointments: readonly Appointment[];
  readonly days: readonly CivilDate[];
  /** The day to stand on first. */
  readonly day: CivilDate;
  readonly now: Instant;
  readonly times: WorkingTimes;
  /** Keys lead to a day that is not shown. */
  readonly onDay: (day: CivilDate) => void;
  readonly onEmptySlot: (slot: Slot) => void;
  readonly onOpen: (appointments: readonly Appointment[]) => void;
  readonly onDrop: (appointment: Appointment, to: Instant) => void;
}

/** Days by the hour as a grid: one tab stop, arrows between the half hours, Enter opens what is there or begins. */
export function HourGrid(props: HourGridProps) {
  const { appointments, days, day, now, times, onDay, onEmptySlot, onOpen, onDrop } = props;
  const rows = useMemo(() => slotRows(days), [days]);
  const { grid, tabStop, focusCell, keyStart } = useStandingSlot({ days, day, now });
  const { drag, grip } = useAppointmentDrag(onDrop);
  const placed = days.map((_, index) => placedInDay(appointments, rows, index));
  const shown = placed.flatMap((ofDay) => ofDay.map(({ appointment }) => appointment));

  const onKeyDown = (event: KeyboardEvent) => {
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
    isTarget: drag?.to === slot.start,
    nowAt: slot.start <= now && now < slot.end ? (now - slot.start) / (slot.end - slot.start) : undefined,
  });
  const onPress = (slot: Slot) => {
    const there = clashesWith(slot, shown);
    if (there.length > 0) onOpen(there);
    else onEmptySlot(slot);
  };
  // The entry gives the focus back to the slot, which is there still when the appointment has gone.
  const onOpenOne = (appointment: Appointment, slot: Instant) => {
    focusCell(slot);
    onOpen([appointment]);
  };
  const dragged = drag?.appointment.token;
  const parts = { days, placed, now, tabStop, dragged, stateOf, onPress, onOpen: onOpenOne, onGrip: grip };

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid (ARIA pattern), and a table keeps its headers
      role="grid"
      aria-label={days.length > 1 ? 'Ore della settimana' : 'Ore del giorno'}
      ref={grid}
      className={classes.grid}
      data-days={days.length}
      data-dragging={dragged && true}
      onKeyDown={onKeyDown}
    >
      <HourGridHead days={days} today={romeDate(now)} absences={times.absences} />
      <tbody>
        {rows.map((row) => (
          <HourRow key={`${row.time} ${row.again}`} row={row} parts={parts} />
        ))}
      </tbody>
    </table>
  );
}
