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

/**
 * The days by name and number; holidays and days off by name, under the weekday, so that the head stays one line high.
 */
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
            <DayName day={day} isToday={day === today} marks={dayMarks(absences, day)} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayNameProps {
  readonly day: CivilDate;
  readonly isToday: boolean;
  readonly marks: readonly string[];
}

function DayName({ day, isToday, marks }: DayNameProps) {
  const mark = marks.join(' · ');
  return (
    <span className={classes.day}>
      <span className={classes.weekday}>{weekday.format(startOfRomeDay(day))}</span>{' '}
      <span className={classes.number}>{Number(day.slice(8))}</span>
      {isToday && <span className="visually-hidden"> oggi</span>}
      {mark && (
        <span className={classes.mark} title={mark}>
          {' '}
          {mark}
        </span>
      )}
    </span>
  );
}
