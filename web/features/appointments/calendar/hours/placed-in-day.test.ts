import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { slotRows } from '#web/features/appointments/calendar/hours/day-slots';
import { placedInDay } from '#web/features/appointments/calendar/hours/placed-in-day';

/** An appointment on the day at times such as `09:00-10:00`, with the given offset from UTC. */
function on(date: string, times: string, status: Appointment['status'] = 'accepted', offset = '+01:00') {
  const [from, to] = times.split('-');
  return { token: times, status, startsAt: `${date}T${from}${offset}`, endsAt: `${date}T${to}${offset}` };
}

const monday = '2026-11-23';
const rowsOf = (...days: string[]) => slotRows(days as CivilDate[]);
const placed = (...appointments: ReturnType<typeof on>[]) => placedInDay(appointments, rowsOf(monday), 0);

test.each([
  { times: '09:00-10:00', touched: 2, top: 0, height: 2, what: 'an hour is two lines high' },
  {
    times: '10:15-11:15',
    touched: 3,
    top: 0.5,
    height: 2,
    what: 'what begins within a half hour begins within its line',
  },
  { times: '09:00-10:15', touched: 3, top: 0, height: 2.5, what: 'what ends within a half hour ends within its line' },
  {
    times: '09:15-09:30',
    touched: 1,
    top: 0,
    height: 1,
    what: 'a short one is one line high, within the line it touches',
  },
  {
    times: '09:24-09:33',
    touched: 2,
    top: 0.8,
    height: 1,
    what: 'a short one begins at its minute where there is room',
  },
  { times: '23:00-23:45', touched: 2, top: 0, height: 1.5, what: 'the last of the day ends with its minutes' },
])('$what', ({ times, touched, top, height }) => {
  expect(placed(on(monday, times))).toMatchObject([{ touched, top, height, column: 0, columns: 1 }]);
});

test('what lasts past midnight is cut there, and what began on another day is not on this one', () => {
  const late = { ...on(monday, '23:30-23:59'), endsAt: '2026-11-24T01:00+01:00' };
  expect(placedInDay([late], rowsOf(monday, '2026-11-24'), 0)).toMatchObject([{ height: 1 }]);
  expect(placedInDay([late], rowsOf(monday, '2026-11-24'), 1)).toEqual([]);
});

test('denied ones are left out', () => {
  expect(placed(on(monday, '09:00-10:00', 'denied'))).toEqual([]);
});

const columnsOf = (...times: string[]) =>
  placed(...times.map((one) => on(monday, one))).map(({ appointment, column, columns }) => [
    appointment.token,
    `${column + 1}/${columns}`,
  ]);

test.each([
  { what: 'one after the other keep the whole width', given: ['09:00-10:00', '10:00-11:00'], at: ['1/1', '1/1'] },
  { what: 'two that touch the same line share it', given: ['09:00-09:40', '09:40-10:30'], at: ['1/2', '2/2'] },
  { what: 'two at once share it', given: ['09:00-10:00', '09:30-10:30'], at: ['1/2', '2/2'] },
  { what: 'the longer of two that begin together is first', given: ['09:00-11:00', '09:00-10:00'], at: ['1/2', '2/2'] },
  {
    what: 'a column that is free again is used again',
    given: ['09:00-11:00', '09:00-10:00', '10:00-11:00'],
    at: ['1/2', '2/2', '2/2'],
  },
  {
    what: 'a chain shares as many columns as ever stand side by side',
    given: ['09:00-10:00', '09:30-11:00', '10:30-12:00'],
    at: ['1/2', '2/2', '1/2'],
  },
  {
    what: 'a group does not narrow the next one',
    given: ['09:00-10:00', '09:00-10:00', '14:00-15:00'],
    at: ['1/2', '2/2', '1/1'],
  },
])('$what', ({ given, at }) => {
  expect(columnsOf(...given)).toEqual(given.map((token, index) => [token, at[index]]));
});

test('in the week that repeats an hour, an ordinary day keeps the height of its time', () => {
  const rows = rowsOf('2027-10-30', '2027-10-31');
  const saturday = on('2027-10-30', '02:00-03:00', 'accepted', '+02:00');
  expect(placedInDay([saturday], rows, 0)).toMatchObject([{ height: 2 }]);
  const through = { ...saturday, startsAt: '2027-10-31T02:00+02:00', endsAt: '2027-10-31T03:00+01:00' };
  expect(placedInDay([through], rows, 1)).toMatchObject([{ height: 4 }]);
});
