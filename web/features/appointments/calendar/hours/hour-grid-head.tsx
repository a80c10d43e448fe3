import type { CivilDate } from '#contracts/kernel/civil-date';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { romeZone, startOfRomeDay } from '#contracts/kernel/rome-time';
import type { Absence } from '#contracts/working-hours/working-hours.api';
import { dayMarks } from '#web/features/appointments/calendar/day-marks';
import classes from '#web/features/appointments/calendar/hours/hour-grid-head.module.css';

interface HourGridHeadProps {
  readonly days: readonly CivilDate[];
  readonly today: CivilDate;
  readonly absences: readonly Absence[];
}

const weekday = new Intl.DateTimeFormat('it-IT', { timeZone: romeZone, weekday: 'short' });

/** The days by name and number; holidays and days off stand below, by name. */
export function HourGridHead({ days, today, absences }: HourGridHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.corner}>
          <span className="visually-hidden">Ora</span>
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            abbr={fullDateOf(day)}
            className={classes.head}
            data-today={day === today || undefined}
          >
            <span className={classes.weekday}>{weekday.format(startOfRomeDay(day))}</span>{' '}
            <span className={classes.number}>{Number(day.slice(8))}</span>
            {day === today && <span className="visually-hidden"> oggi</span>}
            {dayMarks(absences, day).map((mark) => (
              <span key={mark} className={classes.mark}>
                {' '}
                {mark}
              </span>
            ))}
          </th>
        ))}
      </tr>
    </thead>
  );
}
