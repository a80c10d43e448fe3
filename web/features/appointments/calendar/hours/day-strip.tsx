import type { Appointment } from '#contracts/appointments/appointments.api';
import { holidayOn } from '#contracts/appointments/italian-holidays';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { mondayOf, romeDate, romeZone, shiftDays, startOfRomeDay } from '#contracts/kernel/rome-time';
import classes from '#web/features/appointments/calendar/hours/day-strip.module.css';
import { appointmentCount } from '#web/features/appointments/calendar/month/appointment-count';

interface DayStripProps {
  /** The day shown below. */
  readonly day: CivilDate;
  readonly today: CivilDate;
  readonly appointments: readonly Pick<Appointment, 'status' | 'startsAt'>[];
  readonly onDay: (day: CivilDate) => void;
}

const mostDots = 3;
const weekday = new Intl.DateTimeFormat('it-IT', { timeZone: romeZone, weekday: 'short' });

/** The week of the day shown, over it, on a phone: a button for each day, with a dot for each session up to three. */
export function DayStrip({ day, today, appointments, onDay }: DayStripProps) {
  const monday = mondayOf(day);
  const days = Array.from({ length: 7 }, (_, index) => shiftDays(monday, index));
  const starts = appointments
    .filter(({ status }) => status !== 'denied')
    .map(({ startsAt }) => romeDate(instantFromIso(startsAt)));
  return (
    <ul aria-label="Giorni della settimana" className={classes.strip}>
      {days.map((each) => {
        const count = starts.filter((date) => date === each).length;
        return (
          <li key={each}>
            <button
              type="button"
              className={classes.day}
              aria-pressed={each === day}
              aria-current={each === today ? 'date' : undefined}
              onClick={() => onDay(each)}
            >
              <span className="visually-hidden">
                {[fullDateOf(each), appointmentCount(count), holidayOn(each)].filter(Boolean).join(', ')}
              </span>
              <span aria-hidden>{weekday.format(startOfRomeDay(each))}</span>
              <span aria-hidden className={classes.number}>
                {Number(each.slice(8))}
              </span>
              <span aria-hidden className={classes.dots}>
                {'•'.repeat(Math.min(count, mostDots))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
