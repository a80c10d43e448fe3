import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import {
  type CalendarView,
  calendarAddress,
  monthParameter,
  visibleDay,
  visibleView,
} from '#web/features/appointments/calendar/calendar-address';

const today = '2026-11-23' as CivilDate;

test('shows the month of the timestamp in the address, counted in Rome (CAL-06)', () => {
  const lastSecondOfMarch = String(Date.UTC(2027, 2, 31, 21, 59, 59));
  const firstSecondOfApril = String(Date.UTC(2027, 2, 31, 22, 0, 0));
  expect(calendarAddress(new URLSearchParams({ calendar: lastSecondOfMarch }), today).month).toBe('2027-03-01');
  expect(calendarAddress(new URLSearchParams({ calendar: firstSecondOfApril }), today).month).toBe('2027-04-01');
});

test.each(['', 'marzo', '-5', '1e3', '12.5', '99999999999999', '0x10', '1'.repeat(40)])(
  'falls back to the current month when the address says "%s" (CAL-07)',
  (calendar) => {
    expect(calendarAddress(new URLSearchParams({ calendar }), today).month).toBe('2026-11-01');
  },
);

test('shows the current month, no day and everybody when the address says nothing (CAL-07)', () => {
  expect(calendarAddress(new URLSearchParams(), today)).toEqual({
    month: '2026-11-01',
    day: undefined,
    owner: 'all',
    view: undefined,
  });
});

test('writes a month so that reading it gives the same month, also where the clocks change', () => {
  for (const month of ['2026-01-01', '2027-03-01', '2027-10-01', '2027-11-01'] as CivilDate[]) {
    const parameters = new URLSearchParams({ calendar: monthParameter(month) });
    expect(calendarAddress(parameters, today).month).toBe(month);
  }
});

test('keeps the chosen day and owner, and drops what is no day and no owner', () => {
  const said = (day: string, users: string) => calendarAddress(new URLSearchParams({ day, users }), today);
  expect(said('2026-11-30', 'own')).toMatchObject({ day: '2026-11-30', owner: 'own' });
  expect(said('2026-02-30', 'nobody')).toMatchObject({ day: undefined, owner: 'all' });
});

test.each<{ said: string; reader: 'patient' | 'professional'; isPhone: boolean; shown: CalendarView }>([
  { said: '', reader: 'professional', isPhone: false, shown: 'month' },
  { said: '', reader: 'patient', isPhone: true, shown: 'agenda' },
  { said: 'week', reader: 'professional', isPhone: false, shown: 'week' },
  { said: 'day', reader: 'professional', isPhone: true, shown: 'day' },
  { said: 'month', reader: 'patient', isPhone: true, shown: 'month' },
  { said: 'agenda', reader: 'patient', isPhone: false, shown: 'agenda' },
  { said: 'week', reader: 'patient', isPhone: false, shown: 'month' },
  { said: 'day', reader: 'patient', isPhone: true, shown: 'agenda' },
  { said: 'week', reader: 'professional', isPhone: true, shown: 'day' },
  { said: 'anno', reader: 'professional', isPhone: false, shown: 'month' },
  { said: 'toString', reader: 'professional', isPhone: true, shown: 'agenda' },
])('shows the $shown where the address says "$said" to a $reader, phone $isPhone', (row) => {
  const address = calendarAddress(new URLSearchParams({ view: row.said }), today);
  expect(visibleView(address, row.reader, row.isPhone)).toBe(row.shown);
});

test.each([
  { what: 'the chosen day', said: { day: '2026-12-02' }, shown: '2026-12-02' },
  { what: 'today in its own month', said: {}, shown: '2026-11-23' },
  { what: 'the first day of another month', said: { calendar: String(Date.UTC(2027, 2, 15)) }, shown: '2027-03-01' },
])('week and day show $what', ({ said, shown }) => {
  expect(visibleDay(calendarAddress(new URLSearchParams(said), today), today)).toBe(shown);
});
