import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { dayMs, hourMs, instantFromIso, instantFromMs, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import {
  clockTime,
  fullDate,
  monthAndYear,
  relativeTime,
  shortDate,
  shortDateAndTimes,
  shortMonth,
} from '#contracts/kernel/italian-format';

test.each([
  {
    at: '2026-03-12T17:30:00Z',
    full: 'giovedì 12 marzo 2026',
    short: '12/03/2026',
    clock: '18:30',
    month: 'marzo 2026',
    times: 'gio 12 marzo 2026, 18:30-19:30',
  },
  {
    at: '2026-12-31T23:15:00Z',
    full: 'venerdì 1 gennaio 2027',
    short: '01/01/2027',
    clock: '00:15',
    month: 'gennaio 2027',
    times: 'ven 1 gennaio 2027, 00:15-01:15',
  },
  {
    at: '2027-03-28T00:30:00Z',
    full: 'domenica 28 marzo 2027',
    short: '28/03/2027',
    clock: '01:30',
    month: 'marzo 2027',
    times: 'dom 28 marzo 2027, 01:30-03:30',
  },
  {
    at: '2027-10-31T00:30:00Z',
    full: 'domenica 31 ottobre 2027',
    short: '31/10/2027',
    clock: '02:30',
    month: 'ottobre 2027',
    times: 'dom 31 ottobre 2027, 02:30-02:30',
  },
])("$at reads $full, $times on Rome's calendar and clock (CONST-10, CONST-11)", (row) => {
  const start = instantFromIso(row.at);
  expect(fullDate(start)).toBe(row.full);
  expect(shortDate(start)).toBe(row.short);
  expect(clockTime(start)).toBe(row.clock);
  expect(monthAndYear(start)).toBe(row.month);
  expect(shortDateAndTimes(start, shiftInstant(start, hourMs))).toBe(row.times);
});

test.each([
  { ms: 0, text: 'ora' },
  { ms: -59_999, text: 'ora' },
  { ms: 59_999, text: 'ora' },
  { ms: -minuteMs, text: '1 minuto fa' },
  { ms: 10 * minuteMs, text: 'tra 10 minuti' },
  { ms: -59 * minuteMs, text: '59 minuti fa' },
  { ms: hourMs, text: 'tra 1 ora' },
  { ms: -23 * hourMs, text: '23 ore fa' },
  { ms: dayMs, text: 'domani' },
  { ms: -dayMs, text: 'ieri' },
  { ms: 2 * dayMs, text: 'dopodomani' },
  { ms: -3 * dayMs, text: '3 giorni fa' },
  { ms: 7 * dayMs, text: 'tra 7 giorni' },
  { ms: 13 * dayMs, text: 'tra 13 giorni' },
  { ms: -14 * dayMs, text: '2 settimane fa' },
  { ms: -29 * dayMs, text: '4 settimane fa' },
  { ms: 30 * dayMs, text: 'tra 1 mese' },
  { ms: -60 * dayMs, text: '2 mesi fa' },
  { ms: 364 * dayMs, text: 'tra 12 mesi' },
  { ms: -800 * dayMs, text: '2 anni fa' },
])('$ms ms from now is "$text"', ({ ms, text }) => {
  const now = instantFromIso('2026-11-23T09:00:00Z');
  expect(relativeTime(shiftInstant(now, ms), now)).toBe(text);
});

test("from 24 hours on days are those of Rome's calendar", () => {
  const lateEvening = instantFromIso('2026-11-23T22:30:00Z');
  expect(relativeTime(instantFromIso('2026-11-22T22:00:00Z'), lateEvening)).toBe('ieri');
  expect(relativeTime(instantFromIso('2026-11-24T23:30:00Z'), lateEvening)).toBe('dopodomani');
});

test('what is past is never told as to come, nor the other way round', () => {
  const ahead = /^(?:ora|oggi|domani|dopodomani|tra \d+ .+)$/;
  const behind = /^(?:ora|oggi|ieri|l’altro ieri|\d+ .+ fa)$/;
  const moment = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(moment, fc.nat(4e10), (now, distance) => {
      expect(relativeTime(instantFromMs(now + distance), instantFromMs(now))).toMatch(ahead);
      expect(relativeTime(instantFromMs(now), instantFromMs(now + distance))).toMatch(behind);
    }),
  );
});

test.each([
  ['1890-01-31', 'gen'],
  ['1950-05-01', 'mag'],
  ['2027-09-30', 'set'],
])('the month of %s is %s for short', (date, name) => {
  expect(shortMonth(date as CivilDate)).toBe(name);
});
