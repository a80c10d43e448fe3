import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { calendarAddress, monthParameter } from '#web/features/appointments/calendar-address';

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
