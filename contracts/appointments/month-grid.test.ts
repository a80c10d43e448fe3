import { expect, test } from 'vitest';
import { appointmentsOfDay, monthGrid } from '#contracts/appointments/month-grid';
import type { CivilDate } from '#contracts/kernel/civil-date';

const day = (date: string) => date as CivilDate;
const at = (token: string, startsAt: string, own = true, status: 'pending' | 'accepted' | 'denied' = 'accepted') => ({
  token,
  startsAt,
  own,
  status,
});

test('a month is whole weeks from Monday to Sunday, the days beside it marked as such (CAL-02)', () => {
  const weeks = monthGrid([], day('2026-11-23'));
  expect(weeks).toHaveLength(6);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]?.map(({ date, inMonth }) => [date, inMonth])).toEqual([
    ['2026-10-26', false],
    ['2026-10-27', false],
    ['2026-10-28', false],
    ['2026-10-29', false],
    ['2026-10-30', false],
    ['2026-10-31', false],
    ['2026-11-01', true],
  ]);
  expect(weeks.at(-1)?.at(-1)).toMatchObject({ date: '2026-12-06', inMonth: false });
});

test.each([
  { count: 0, shown: 0, more: 0 },
  { count: 1, shown: 1, more: 0 },
  { count: 2, shown: 2, more: 0 },
  { count: 3, shown: 2, more: 1 },
  { count: 9, shown: 2, more: 7 },
])('a day with $count appointments shows $shown and says +$more (CAL-10, CAL-11)', ({ count, shown, more }) => {
  const appointments = Array.from({ length: count }, (_, hour) => at(`e${hour}`, `2026-11-23T1${hour}:00:00Z`));
  const found = dayOf(appointments, '2026-11-23');
  expect(found?.shown).toHaveLength(shown);
  expect(found?.more).toBe(more);
  expect(found?.appointments).toHaveLength(count);
});

test("others' appointments come before one's own, each by start (CAL-14, CAL-15, C-20)", () => {
  const appointments = [
    at('own-late', '2026-11-23T15:00:00Z'),
    at('other-late', '2026-11-23T17:00:00Z', false),
    at('own-early', '2026-11-23T08:00:00Z'),
    at('other-early', '2026-11-23T16:00:00Z', false),
  ];
  const order = ['other-early', 'other-late', 'own-early', 'own-late'];
  expect(dayOf(appointments, '2026-11-23')?.appointments.map(({ token }) => token)).toEqual(order);
  expect(appointmentsOfDay(appointments, day('2026-11-23')).map(({ token }) => token)).toEqual(order);
});

test('denied appointments are not shown and not counted (CAL-16)', () => {
  const appointments = [
    at('e1', '2026-11-23T08:00:00Z', true, 'denied'),
    at('e2', '2026-11-23T09:00:00Z', true, 'pending'),
    at('e3', '2026-11-23T10:00:00Z'),
  ];
  const found = dayOf(appointments, '2026-11-23');
  expect(found?.shown.map(({ token }) => token)).toEqual(['e2', 'e3']);
  expect(found?.more).toBe(0);
});

test("a day is Rome's, from midnight to midnight, also when the clocks change", () => {
  const appointments = [
    at('before', '2027-03-27T22:59:59Z'),
    at('first', '2027-03-27T23:00:00Z'),
    at('last', '2027-03-28T21:59:59Z'),
    at('after', '2027-03-28T22:00:00Z'),
  ];
  expect(appointmentsOfDay(appointments, day('2027-03-28')).map(({ token }) => token)).toEqual(['first', 'last']);
  expect(dayOf(appointments, '2027-03-28')?.appointments.map(({ token }) => token)).toEqual(['first', 'last']);
});

test('a selected day gives all its appointments, however many (C-19)', () => {
  const appointments = Array.from({ length: 10 }, (_, hour) => at(`e${hour}`, `2026-11-23T1${hour}:00:00Z`));
  expect(appointmentsOfDay(appointments, day('2026-11-23'))).toHaveLength(10);
});

function dayOf<Row extends ReturnType<typeof at>>(appointments: readonly Row[], date: string) {
  return monthGrid(appointments, day(date))
    .flat()
    .find((gridDay) => gridDay.date === date);
}
