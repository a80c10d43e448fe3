import type { KeyboardEvent } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { monthGrid } from '#contracts/appointments/month-grid';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { firstOfMonth } from '#contracts/kernel/rome-time';
import { isDayOff } from '#contracts/working-hours/is-day-off';
import type { Absence } from '#contracts/working-hours/working-hours.api';
import { dayAfterKey } from '#web/features/appointments/calendar/month/day-after-key';
import { DayCell } from '#web/features/appointments/calendar/month/day-cell.tsx';
import classes from '#web/features/appointments/calendar/month/month-grid.module.css';
import { type FocusRequest, useFocusRequest } from '#web/features/appointments/calendar/use-focus-request';
import { type StandingPlace, useStandingPlace } from '#web/features/appointments/calendar/use-roving-focus';

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
  const { grid, standingOn, standOn, leavesFrom } = useStandingDay({ month, today, selected });
  useFocusRequest('calendar', focusRequest, standOn);

  const onKeyDown = (event: KeyboardEvent, day: CivilDate) => {
    const next = dayAfterKey(leavesFrom(day), event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    standOn(next);
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
                isTabStop={day.date === standingOn}
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
function useStandingDay({ month, today, selected }: Standing): StandingPlace<CivilDate> {
  return useStandingPlace<CivilDate>({
    standingWith: (chosen) => [chosen, selected, today].find((day) => day && firstOfMonth(day) === month) ?? month,
    selectorOf: (day) => `[data-day="${day}"]`,
  });
}
