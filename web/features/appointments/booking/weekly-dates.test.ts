import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { isoFromInstant } from '#contracts/kernel/instant';
import { instantFromRome } from '#contracts/kernel/rome-time';
import { seriesLength, weeklyDates } from '#web/features/appointments/booking/weekly-dates';

const starts = (first: string, time: string, times: number) =>
  weeklyDates(first as CivilDate, times).map((date) => isoFromInstant(instantFromRome(date, time)));

test('a series takes place twice at least and twelve times at most', () => {
  expect(seriesLength).toEqual({ min: 2, max: 12 });
});

test('names the same day of each week, over the ends of months and years', () => {
  expect(weeklyDates('2026-12-21' as CivilDate, 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
  expect(weeklyDates('2028-02-22' as CivilDate, 2)).toEqual(['2028-02-22', '2028-02-29']);
});

test.each([
  {
    when: 'summer time begins on 28/3/2027',
    first: '2027-03-21',
    time: '18:30',
    expected: ['2027-03-21T17:30:00.000Z', '2027-03-28T16:30:00.000Z', '2027-04-04T16:30:00.000Z'],
  },
  {
    when: 'summer time ends on 31/10/2027',
    first: '2027-10-24',
    time: '18:30',
    expected: ['2027-10-24T16:30:00.000Z', '2027-10-31T17:30:00.000Z', '2027-11-07T17:30:00.000Z'],
  },
  {
    when: 'the clock skips the hour itself',
    first: '2027-03-21',
    time: '02:30',
    expected: ['2027-03-21T01:30:00.000Z', '2027-03-28T01:30:00.000Z', '2027-04-04T00:30:00.000Z'],
  },
  {
    when: 'the clock shows the hour twice',
    first: '2027-10-24',
    time: '02:30',
    expected: ['2027-10-24T00:30:00.000Z', '2027-10-31T00:30:00.000Z', '2027-11-07T01:30:00.000Z'],
  },
])('keeps the time on the clock of Rome when $when', ({ first, time, expected }) => {
  expect(starts(first, time, expected.length)).toEqual(expected);
});
