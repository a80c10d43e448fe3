import type { CivilDate } from '#contracts/kernel/civil-date';
import { fullDateOf, monthAndYear, shortDate } from '#contracts/kernel/italian-format';
import { mondayOf, romeZone, shiftDays, startOfRomeDay } from '#contracts/kernel/rome-time';
import {
  type CalendarAddress,
  type CalendarView,
  visibleDay,
} from '#web/features/appointments/calendar/calendar-address';

/** The period a view shows. */
export interface CalendarPeriod {
  /** `novembre 2026`, `23–29 novembre 2026`, `lunedì 23 novembre 2026`, `Da oggi in poi`. */
  readonly title: string;
  /** The title where there is little room. */
  readonly shortTitle: string;
  /** The names of the arrows; a list has no end to go beyond. */
  readonly arrows: { readonly previous: string; readonly next: string } | undefined;
}

const day = new Intl.DateTimeFormat('it-IT', { timeZone: romeZone, weekday: 'short', day: 'numeric', month: 'short' });
const date = { timeZone: romeZone, day: 'numeric', year: 'numeric' } as const;
const weekInMonth = new Intl.DateTimeFormat('it-IT', { ...date, month: 'long' });
const weekAcrossMonths = new Intl.DateTimeFormat('it-IT', { ...date, month: 'short' });

/** The name of the period that the view shows, and of its neighbours. */
export function calendarPeriod(
  view: CalendarView,
  address: Pick<CalendarAddress, 'day' | 'month'>,
  today: CivilDate,
): CalendarPeriod {
  const from = visibleDay(address, today);
  switch (view) {
    case 'month':
      return of(monthAndYear(startOfRomeDay(address.month)), {
        arrows: { previous: 'Mese precedente', next: 'Mese successivo' },
      });
    case 'week':
      return of(weekTitle(mondayOf(from)), {
        arrows: { previous: 'Settimana precedente', next: 'Settimana successiva' },
      });
    case 'day':
      return of(fullDateOf(from), {
        shortTitle: day.format(startOfRomeDay(from)),
        arrows: { previous: 'Giorno precedente', next: 'Giorno successivo' },
      });
    case 'agenda':
      return of(from === today ? 'Da oggi in poi' : `Dal ${shortDate(startOfRomeDay(from))} in poi`, {
        arrows: undefined,
      });
  }
}

function of(
  title: string,
  { shortTitle = title, arrows }: Omit<CalendarPeriod, 'title' | 'shortTitle'> & { shortTitle?: string },
): CalendarPeriod {
  return { title, shortTitle, arrows };
}

/** `23–29 novembre 2026`; where the month changes both are named, in short: `30 nov – 6 dic 2026`. */
function weekTitle(monday: CivilDate): string {
  const sunday = shiftDays(monday, 6);
  const [from, to] = [startOfRomeDay(monday), startOfRomeDay(sunday)];
  const week = monday.slice(0, 7) === sunday.slice(0, 7) ? weekInMonth : weekAcrossMonths;
  return week.formatRange(from, to).replace(/\b0(?=\d\b)/g, '');
}
