import type { Appointment } from '#contracts/appointments/appointments.api';
import { monthGrid } from '#contracts/appointments/month-grid';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Absence } from '#contracts/working-hours/working-hours.api';
import { dayMarks } from '#web/features/appointments/calendar/day-marks';
import { isDayOff } from '#web/features/appointments/calendar/is-day-off';
import { DayCell } from '#web/features/appointments/calendar/month/day-cell.tsx';
import classes from '#web/features/appointments/calendar/month/month-grid.module.css';
import { type FocusRequest, useFocusRequest } from '#web/features/appointments/calendar/use-focus-request';
import { MonthTable, useMonthFocus } from '#web/ui/month-grid/month-table.tsx';

interface MonthGridProps {
  readonly appointments: readonly Appointment[];
  /** The first day of the month shown. */
  readonly month: CivilDate;
  readonly today: CivilDate;
  readonly selected: CivilDate | undefined;
  /** The user's own days off. */
  readonly absences: readonly Absence[];
  readonly onOpen: (day: CivilDate) => void;
  readonly onMonth: (month: CivilDate) => void;
  readonly focusRequest: FocusRequest | undefined;
}

/** A month as a grid of days: one tab stop, arrows between the days, Enter opens one. */
export function MonthGrid(props: MonthGridProps) {
  const { appointments, month, today, selected, absences, onOpen, onMonth, focusRequest } = props;
  const focus = useMonthFocus({ month, candidates: [selected, today], onMonth });
  useFocusRequest('calendar', focusRequest, focus.focusCell);

  return (
    <MonthTable
      label="Giorni del mese"
      focus={focus}
      weeks={monthGrid(appointments, month)}
      className={classes.grid}
      weekdayClassName={classes.weekday}
    >
      {(day) => (
        <DayCell
          key={day.date}
          day={day}
          isToday={day.date === today}
          isOff={isDayOff(absences, day.date)}
          marks={dayMarks(absences, day.date)}
          isSelected={day.date === selected}
          isTabStop={day.date === focus.tabStop}
          onOpen={onOpen}
          onKeyDown={focus.onDayKeyDown}
        />
      )}
    </MonthTable>
  );
}
