import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { hourMs, instantFromIso, instantFromMs, isoFromInstant, minuteMs } from '#contracts/kernel/instant';
import {
  daysBetween,
  firstOfMonth,
  instantFromRome,
  mondayOf,
  monthWeeks,
  romeClockShows,
  romeDate,
  romeTime,
  shiftDays,
  shiftMonths,
  startOfRomeDay,
} from '#contracts/kernel/rome-time';

const day = (text: string) => text as CivilDate;

test.each([
  { at: '2026-11-23T09:00:00Z', date: '2026-11-23', time: '10:00', when: 'in winter' },
  { at: '2027-07-01T09:00:00Z', date: '2027-07-01', time: '11:00', when: 'in summer' },
  { at: '2026-11-23T23:00:00Z', date: '2026-11-24', time: '00:00', when: 'at midnight' },
  { at: '2026-12-31T23:30:00Z', date: '2027-01-01', time: '00:30', when: 'at new year' },
  { at: '2027-03-28T00:59:59Z', date: '2027-03-28', time: '01:59', when: 'just before the clocks go on' },
  { at: '2027-03-28T01:00:00Z', date: '2027-03-28', time: '03:00', when: 'as the clocks go on' },
  { at: '2027-10-31T00:30:00Z', date: '2027-10-31', time: '02:30', when: 'the first time it is 2:30' },
  { at: '2027-10-31T01:30:00Z', date: '2027-10-31', time: '02:30', when: 'the second time it is 2:30' },
  { at: '2027-03-14T06:30:00Z', date: '2027-03-14', time: '07:30', when: 'when the clocks of New York go on' },
])("Rome's clock at $at shows $date $time, $when (CONST-11)", ({ at, date, time }) => {
  expect(romeDate(instantFromIso(at))).toBe(date);
  expect(romeTime(instantFromIso(at))).toBe(time);
});

test.each([
  { date: '2026-11-23', time: '10:00', at: '2026-11-23T09:00:00.000Z' },
  { date: '2027-07-01', time: '11:00', at: '2027-07-01T09:00:00.000Z' },
  { date: '2027-03-28', time: '01:59', at: '2027-03-28T00:59:00.000Z' },
  { date: '2027-03-28', time: '02:00', at: '2027-03-28T01:00:00.000Z' },
  { date: '2027-03-28', time: '02:30', at: '2027-03-28T01:30:00.000Z' },
  { date: '2027-03-28', time: '03:00', at: '2027-03-28T01:00:00.000Z' },
  { date: '2027-10-31', time: '01:59', at: '2027-10-30T23:59:00.000Z' },
  { date: '2027-10-31', time: '02:30', at: '2027-10-31T00:30:00.000Z' },
  { date: '2027-10-31', time: '03:00', at: '2027-10-31T02:00:00.000Z' },
  { date: '2027-03-14', time: '02:30', at: '2027-03-14T01:30:00.000Z' },
  { date: '2027-11-07', time: '01:30', at: '2027-11-07T00:30:00.000Z' },
])('$date $time in Rome is $at, also where the clocks of Rome or New York change', ({ date, time, at }) => {
  expect(isoFromInstant(instantFromRome(day(date), time))).toBe(at);
});

test.each([
  { date: '2027-03-28', time: '01:59', shown: 'once' },
  { date: '2027-03-28', time: '02:00', shown: 'never' },
  { date: '2027-03-28', time: '02:30', shown: 'never' },
  { date: '2027-03-28', time: '02:59', shown: 'never' },
  { date: '2027-03-28', time: '03:00', shown: 'once' },
  { date: '2027-10-31', time: '01:59', shown: 'once' },
  { date: '2027-10-31', time: '02:00', shown: 'twice' },
  { date: '2027-10-31', time: '02:59', shown: 'twice' },
  { date: '2027-10-31', time: '03:00', shown: 'once' },
  { date: '2027-03-27', time: '02:30', shown: 'once' },
  { date: '2027-03-14', time: '02:30', shown: 'once' },
  { date: '2026-11-23', time: '23:59', shown: 'once' },
])('on $date the clock of Rome shows $time $shown', ({ date, time, shown }) => {
  expect(romeClockShows(day(date), time)).toBe(shown);
});

test('every moment is found again from its date and time; of the hour that autumn repeats, the first', () => {
  const twoChanges = { min: Date.UTC(2027, 2, 1), max: Date.UTC(2027, 11, 1) };
  const minutes = fc.integer({ min: twoChanges.min / minuteMs, max: twoChanges.max / minuteMs });
  const repeated = { from: instantFromIso('2027-10-31T01:00:00Z'), to: instantFromIso('2027-10-31T02:00:00Z') };
  const nearTheChange = fc.integer({ min: repeated.from / minuteMs - 90, max: repeated.to / minuteMs + 90 });
  fc.assert(
    fc.property(fc.oneof(minutes, nearTheChange), (minute) => {
      const instant = instantFromMs(minute * minuteMs);
      const isSecondTime = instant >= repeated.from && instant < repeated.to;
      const found = instantFromRome(romeDate(instant), romeTime(instant));
      expect(found).toBe(isSecondTime ? instant - hourMs : instant);
    }),
  );
});

test.each([
  { date: '2027-03-28', hours: 23 },
  { date: '2027-10-31', hours: 25 },
  { date: '2027-03-14', hours: 24 },
  { date: '2026-11-23', hours: 24 },
])('$date lasts $hours hours in Rome', ({ date, hours }) => {
  const length = startOfRomeDay(shiftDays(day(date), 1)) - startOfRomeDay(day(date));
  expect(length / hourMs).toBe(hours);
});

test.each(['', 'domani', '2026-11', '25-00'])('refuses to build an instant from the date "%s"', (text) => {
  expect(() => instantFromRome(day(`${text}-x`), '10:00')).toThrow(RangeError);
});

test.each([
  { date: '2026-11-23', monday: '2026-11-23' },
  { date: '2026-11-29', monday: '2026-11-23' },
  { date: '2027-03-28', monday: '2027-03-22' },
  { date: '2027-10-31', monday: '2027-10-25' },
  { date: '2027-01-01', monday: '2026-12-28' },
])('the week of $date begins on Monday $monday (CAL-02)', ({ date, monday }) => {
  expect(mondayOf(day(date))).toBe(monday);
});

test.each([
  { date: '2026-11-30', months: 1, first: '2026-12-01' },
  { date: '2026-12-31', months: 2, first: '2027-02-01' },
  { date: '2027-01-15', months: -1, first: '2026-12-01' },
  { date: '2027-03-28', months: 0, first: '2027-03-01' },
])('$months months from $date begin on $first', ({ date, months, first }) => {
  expect(shiftMonths(day(date), months)).toBe(first);
});

test('days are counted as days of the calendar, whatever the clocks do', () => {
  expect(daysBetween(day('2027-03-27'), day('2027-03-29'))).toBe(2);
  expect(daysBetween(day('2027-11-01'), day('2027-10-30'))).toBe(-2);
  const dates = fc.integer({ min: 0, max: 4e12 }).map((ms) => romeDate(instantFromMs(ms)));
  fc.assert(
    fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      expect(daysBetween(date, shiftDays(date, days))).toBe(days);
    }),
  );
});

test.each([
  { month: '2027-02-01', weeks: 4, why: 'it begins on a Monday and has 28 days' },
  { month: '2026-10-01', weeks: 5, why: 'it lies as most months do' },
  { month: '2026-11-01', weeks: 6, why: 'it begins on a Sunday' },
])('$month takes $weeks weeks: $why (CAL-01, CAL-02)', ({ month, weeks }) => {
  const shown = monthWeeks(day(month));
  expect(shown).toHaveLength(weeks);
  expect(shown.flat().filter((date) => firstOfMonth(date) === month)).toHaveLength(
    daysBetween(day(month), shiftMonths(day(month), 1)),
  );
  expect(shown.every(([monday]) => monday !== undefined && mondayOf(monday) === monday)).toBe(true);
});
