import { type FocusEvent, type PointerEvent, useRef } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { EventBlock } from '#web/features/appointments/calendar/hours/block/event-block.tsx';
import type { Slot, SlotRow } from '#web/features/appointments/calendar/hours/day-slots';
import classes from '#web/features/appointments/calendar/hours/hour-grid.module.css';
import type { Placed } from '#web/features/appointments/calendar/hours/placed-in-day';
import { SlotCell, type SlotState } from '#web/features/appointments/calendar/hours/slot-cell.tsx';

/** What all rows of the grid share. */
export interface HourGridParts {
  readonly days: readonly CivilDate[];
  /** The appointments of each day. */
  readonly placed: readonly (readonly Placed<Appointment>[])[];
  readonly now: Instant;
  readonly tabStop: Instant;
  /** Whether the appointment lies in a day off. */
  readonly isOff: (appointment: Appointment) => boolean;
  /** The token of the appointment being dragged. */
  readonly dragged: string | undefined;
  readonly stateOf: (slot: Slot) => SlotState;
  readonly onPress: (slot: Slot) => void;
  readonly onOpen: (appointment: Appointment, slot: Instant) => void;
  readonly onGrip: (event: PointerEvent<HTMLElement>, appointment: Appointment) => void;
}

interface HourRowProps {
  readonly row: SlotRow;
  readonly parts: HourGridParts;
}

/** One half hour of the clock, for each day that has it. */
export function HourRow({ row: { time, again, slots }, parts }: HourRowProps) {
  return (
    <tr data-time={again ? undefined : time}>
      <th scope="row" className={classes.hour}>
        <span className={time.endsWith('30') && !again ? 'visually-hidden' : undefined}>{time}</span>
        {again && <span className={classes.again}> di nuovo</span>}
      </th>
      {slots.map((slot, day) =>
        slot ? (
          <DaySlot key={slot.start} slot={slot} day={day} parts={parts} />
        ) : (
          <td key={parts.days[day]} className={classes.slot} data-none>
            {!again && <span className="visually-hidden">L’orologio salta quest’ora</span>}
          </td>
        ),
      )}
    </tr>
  );
}

function DaySlot({ slot, day, parts }: { readonly slot: Slot; readonly day: number; readonly parts: HourGridParts }) {
  const { placed, now, tabStop, isOff, dragged, stateOf, onPress, onOpen, onGrip } = parts;
  const isTabStop = slot.start === tabStop;
  const beginning = placed[day]?.filter((one) => one.slot === slot.start) ?? [];
  // The focus that comes back to a half hour where a session was booked goes to the session: it would cover its name.
  const wasPressedEmpty = useRef(false);
  const onFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (wasPressedEmpty.current) currentTarget.parentElement?.querySelector<HTMLElement>('[data-event]')?.focus();
    wasPressedEmpty.current = false;
  };
  const press = () => {
    wasPressedEmpty.current = beginning.length === 0;
    onPress(slot);
  };
  return (
    <SlotCell slot={slot} isTabStop={isTabStop} onPress={press} onFocus={onFocus} {...stateOf(slot)}>
      {beginning.map((one) => (
        <EventBlock
          key={one.appointment.token}
          placed={one}
          now={now}
          tabIndex={isTabStop ? 0 : -1}
          isOff={isOff(one.appointment)}
          isDragged={dragged === one.appointment.token}
          onOpen={(appointment) => onOpen(appointment, slot.start)}
          onGrip={onGrip}
        />
      ))}
    </SlotCell>
  );
}
