import type { KeyboardEvent } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { GridDay } from '#contracts/appointments/month-grid';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, fullDateOf } from '#contracts/kernel/italian-format';
import { appointmentCount } from '#web/features/appointments/calendar/month/appointment-count';
import { DayOverflow } from '#web/features/appointments/calendar/month/day-overflow.tsx';
import classes from '#web/features/appointments/calendar/month/month-grid.module.css';
import { StatusIcon } from '#web/features/appointments/entry/state/status-icon.tsx';

interface DayCellProps {
  readonly day: GridDay<Appointment>;
  readonly isToday: boolean;
  /** Whether the user is absent on that day. */
  readonly isOff: boolean;
  /** What sets the day apart, in words. */
  readonly marks: readonly string[];
  readonly isSelected: boolean;
  /** Whether Tab reaches this day: it reaches one day of the grid, arrows reach the others. */
  readonly isTabStop: boolean;
  readonly onOpen: (day: CivilDate) => void;
  readonly onKeyDown: (event: KeyboardEvent, day: CivilDate) => void;
}

/** One day: a button that opens it, the appointments that fit, and '+N' for the others. */
export function DayCell({ day, isToday, isOff, marks, isSelected, isTabStop, onOpen, onKeyDown }: DayCellProps) {
  const { date, inMonth, appointments, more } = day;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table that is a grid a td is a gridcell
    <td
      aria-selected={isSelected}
      data-outside={!inMonth || undefined}
      data-off={isOff || undefined}
      className={classes.cell}
    >
      <button
        type="button"
        data-day={date}
        tabIndex={tabIndex}
        aria-label={[fullDateOf(date), appointmentCount(appointments.length), ...marks].join(', ')}
        aria-current={isToday ? 'date' : undefined}
        className={classes.day}
        onClick={() => onOpen(date)}
        onKeyDown={(event) => onKeyDown(event, date)}
      />
      <DayFace day={day} isToday={isToday} marks={marks} />
      {more > 0 && <DayOverflow day={day} tabIndex={tabIndex} onOpen={onOpen} />}
    </td>
  );
}

/** The visible content of the day; its button says the same in words. */
function DayFace({ day, isToday, marks }: Pick<DayCellProps, 'day' | 'isToday' | 'marks'>) {
  const { date, appointments, shown } = day;
  return (
    <div aria-hidden className={classes.face} data-today={isToday || undefined}>
      <span className={classes.number}>{Number(date.slice(8))}</span>
      {isToday && <span className={classes.today}>Oggi</span>}
      <span className={classes.times}>
        {shown.map((appointment) => (
          <span key={appointment.token} className={classes.time} data-status={appointment.status}>
            <StatusIcon status={appointment.status} size={14} />
            <span>{clockTime(instantFromIso(appointment.startsAt))}</span>
          </span>
        ))}
      </span>
      {marks.length > 0 && <span className={classes.marks}>{marks.join(' · ')}</span>}
      {appointments.length > 0 && <span className={classes.count}>{appointments.length}</span>}
    </div>
  );
}
