import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { CalendarView } from '#web/features/appointments/calendar/calendar-address';
import { calendarPeriod } from '#web/features/appointments/calendar/toolbar/calendar-period';

const today = '2026-11-23' as CivilDate;
const november = '2026-11-01' as CivilDate;
const december = { month: '2026-12-01' as CivilDate, day: '2026-12-02' as CivilDate };

test.each<{ view: CalendarView; title: string; shortTitle: string; previous: string | undefined }>([
  { view: 'month', title: 'dicembre 2026', shortTitle: 'dicembre 2026', previous: 'Mese precedente' },
  {
    view: 'week',
    title: '30 nov – 6 dic 2026',
    shortTitle: '30 nov – 6 dic 2026',
    previous: 'Settimana precedente',
  },
  { view: 'day', title: 'mercoledì 2 dicembre 2026', shortTitle: 'mer 2 dic', previous: 'Giorno precedente' },
  { view: 'agenda', title: 'Dal 02/12/2026 in poi', shortTitle: 'Dal 02/12/2026 in poi', previous: undefined },
])('the $view is called $title', ({ view, title, shortTitle, previous }) => {
  const period = calendarPeriod(view, december, today);
  expect({ ...period, title: period.title.replaceAll(/\s/g, ' ') }).toMatchObject({ title });
  expect(period.shortTitle.replaceAll(/\s/g, ' ')).toBe(shortTitle);
  expect(period.arrows?.previous).toBe(previous);
});

test('the list from today on says so', () => {
  expect(calendarPeriod('agenda', { month: november, day: undefined }, today).title).toBe('Da oggi in poi');
});

test('a week within one month names it in full; one that ends in another year names both years', () => {
  const weekOf = (day: string) =>
    calendarPeriod('week', { month: november, day: day as CivilDate }, today).title.replaceAll(/\s/g, ' ');
  expect(weekOf('2026-11-25')).toBe('23–29 novembre 2026');
  expect(weekOf('2026-12-31')).toBe('28 dic 2026 – 3 gen 2027');
});
