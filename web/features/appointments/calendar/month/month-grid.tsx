import type { KeyboardEvent } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { monthGrid } from '#contracts/appointments/month-grid';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { firstOfMonth } from '#contracts/kernel/rome-time';
import type { Absence } from '#contracts/working-hours/working-hours.api';
import { isDayOff } from '#web/features/appointments/calendar/is-day-off';
import { dayAfterKey } from '#web/features/appointments/calendar/month/day-after-key';
import { DayCell } from '#web/features/appointments/calendar/month/day-cell.tsx';
import classes from '#web/features/appointments/calendar/month/month-grid.module.css';
import { type FocusRequest, useFocusRequest } from '#web/features/appointments/calendar/use-focus-request';
import { type RovingFocus, useRovingFocus } from '#web/features/appointments/calendar/use-roving-focus';

interface MonthGridProps {
  readonly appointments: readonly Appointment[];
  /** The month shown, by its first day. */
  readonly month: CivilDate;
  readonly today: CivilDate;
  readonly selected: CivilDate | undefined;
  /** The reader's own days off. */
  readonly absences: readonly Absence[];
  readonly onOpen: (day: CivilDate) => void;
  readonly onMonth: (month: CivilDate) => void;
  readonly focusRequest: FocusRequest | undefined;
}

const weekdays = [
  ['Lun', 'lunedì'],
  ['Mar', 'martedì'],
  ['Mer', 'mercoledì'],
  ['Gio', 'giovedì'],
  ['Ven', 'venerdì'],
  ['Sab', 'sabato'],
  ['Dom', 'domenica'],
] as const;

/** A month as a grid of days: one tab stop, arrows between the days, Enter opens one (CAL-01 to 03). */
export function MonthGrid(props: MonthGridProps) {
  const { appointments, month, today, selected, absences, onOpen, onMonth, focusRequest } = props;
  const { grid, tabStop, focusCell, keyOrigin } = useMonthFocus({ month, today, selected });
  useFocusRequest('calendar', focusRequest, focusCell);

  const onKeyDown = (event: KeyboardEvent, day: CivilDate) => {
    const next = dayAfterKey(keyOrigin(day), event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focusCell(next);
    if (firstOfMonth(next) !== month) onMonth(next);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid (ARIA pattern), and a table keeps its headers
    <table role="grid" aria-label="Giorni del mese" ref={grid} className={classes.grid}>
      <thead>
        <tr>
          {weekdays.map(([short, long]) => (
            <th key={short} scope="col" abbr={long} className={classes.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(appointments, month).map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <DayCell
                key={day.date}
                day={day}
                isToday={day.date === today}
                isOff={isDayOff(absences, day.date)}
                isSelected={day.date === selected}
                isTabStop={day.date === tabStop}
                onOpen={onOpen}
                onKeyDown={onKeyDown}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Standing {
  /** The month shown, by its first day. */
  readonly month: CivilDate;
  readonly today: CivilDate;
  readonly selected: CivilDate | undefined;
}

/** The day of the month to stand on: the one chosen last, else the selected one, today or the first. */
function useMonthFocus({ month, today, selected }: Standing): RovingFocus<CivilDate> {
  return useRovingFocus<CivilDate>({
    tabStopFor: (chosen) => [chosen, selected, today].find((day) => day && firstOfMonth(day) === month) ?? month,
    selectorOf: (day) => `[data-day="${day}"]`,
  });
}
