import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { whyOff } from '#web/features/appointments/form/why-off';

const day = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '18:00' },
];
const week = [day, day, day, day, day, [], [{ from: '01:00', to: '04:00' }]];

test.each([
  { what: 'from the first minute on', start: '2026-11-23T09:00+01:00', end: '2026-11-23T10:00+01:00', off: undefined },
  { what: 'to the last minute', start: '2026-11-23T17:00+01:00', end: '2026-11-23T18:00+01:00', off: undefined },
  { what: 'not a minute before', start: '2026-11-23T08:59+01:00', end: '2026-11-23T10:00+01:00', off: 'hours' },
  { what: 'not a minute longer', start: '2026-11-23T17:00+01:00', end: '2026-11-23T18:01+01:00', off: 'hours' },
  { what: 'not across the break', start: '2026-11-23T12:30+01:00', end: '2026-11-23T14:30+01:00', off: 'hours' },
  { what: 'not on a free day', start: '2026-11-28T10:00+01:00', end: '2026-11-28T11:00+01:00', off: 'hours' },
  { what: 'not past midnight', start: '2026-11-23T17:30+01:00', end: '2026-11-24T09:30+01:00', off: 'hours' },
  { what: 'in summer as in winter', start: '2027-06-07T09:00+02:00', end: '2027-06-07T10:00+02:00', off: undefined },
  { what: 'across the hour skipped', start: '2027-03-28T01:30+01:00', end: '2027-03-28T03:30+02:00', off: undefined },
  { what: 'in the hour repeated', start: '2027-10-31T02:30+01:00', end: '2027-10-31T03:00+01:00', off: undefined },
])('hours are kept $what', ({ start, end, off }) => {
  expect(whyOff({ week, absences: [] }, instantFromIso(start), instantFromIso(end))).toBe(off);
});

test('while no hours are given every time will do', () => {
  const start = instantFromIso('2026-11-28T03:00+01:00');
  expect(whyOff({ week: null, absences: [] }, start, instantFromIso('2026-11-28T04:00+01:00'))).toBeUndefined();
});

const absences = [
  { from: '2026-12-24', to: '2027-01-06' },
  { from: '2026-12-14', to: '2026-12-14' },
];

test.each([
  { what: 'the day before is none', start: '2026-12-23T22:00+01:00', end: '2026-12-23T23:00+01:00', off: undefined },
  {
    what: 'an end at midnight is before',
    start: '2026-12-23T23:00+01:00',
    end: '2026-12-24T00:00+01:00',
    off: undefined,
  },
  { what: 'past midnight is on it', start: '2026-12-23T23:30+01:00', end: '2026-12-24T00:30+01:00', off: 'absence' },
  { what: 'the first counts whole', start: '2026-12-24T00:00+01:00', end: '2026-12-24T00:30+01:00', off: 'absence' },
  { what: 'so does the last', start: '2027-01-06T23:30+01:00', end: '2027-01-07T00:00+01:00', off: 'absence' },
  { what: 'the day after is none', start: '2027-01-07T00:00+01:00', end: '2027-01-07T00:30+01:00', off: undefined },
  { what: 'one day alone is one', start: '2026-12-14T10:00+01:00', end: '2026-12-14T11:00+01:00', off: 'absence' },
])('of days off $what', ({ start, end, off }) => {
  expect(whyOff({ week: null, absences }, instantFromIso(start), instantFromIso(end))).toBe(off);
});

test('on a day off the hours do not count', () => {
  const [start, end] = [instantFromIso('2026-12-14T09:00+01:00'), instantFromIso('2026-12-14T10:00+01:00')];
  expect(whyOff({ week, absences }, start, end)).toBe('absence');
});
