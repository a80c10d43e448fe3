import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { isWorkingTime } from '#contracts/working-hours/is-working-time';

const day = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '18:00' },
];
const week = [day, day, day, day, day, [], [{ from: '01:00', to: '04:00' }]];

test.each([
  { what: 'from the first minute on', start: '2026-11-23T09:00+01:00', end: '2026-11-23T10:00+01:00', isWorking: true },
  { what: 'to the last minute', start: '2026-11-23T17:00+01:00', end: '2026-11-23T18:00+01:00', isWorking: true },
  { what: 'not a minute before', start: '2026-11-23T08:59+01:00', end: '2026-11-23T10:00+01:00', isWorking: false },
  { what: 'not a minute longer', start: '2026-11-23T17:00+01:00', end: '2026-11-23T18:01+01:00', isWorking: false },
  { what: 'not across the break', start: '2026-11-23T12:30+01:00', end: '2026-11-23T14:30+01:00', isWorking: false },
  { what: 'not on a free day', start: '2026-11-28T10:00+01:00', end: '2026-11-28T11:00+01:00', isWorking: false },
  { what: 'not past midnight', start: '2026-11-23T17:30+01:00', end: '2026-11-24T09:30+01:00', isWorking: false },
  { what: 'in summer as in winter', start: '2027-06-07T09:00+02:00', end: '2027-06-07T10:00+02:00', isWorking: true },
  { what: 'across the hour skipped', start: '2027-03-28T01:30+01:00', end: '2027-03-28T03:30+02:00', isWorking: true },
  { what: 'in the hour repeated', start: '2027-10-31T02:30+01:00', end: '2027-10-31T03:00+01:00', isWorking: true },
])('$what', ({ start, end, isWorking }) => {
  expect(isWorkingTime(week, instantFromIso(start), instantFromIso(end))).toBe(isWorking);
});

test('while no hours are given every time will do', () => {
  const start = instantFromIso('2026-11-28T03:00+01:00');
  expect(isWorkingTime(null, start, instantFromIso('2026-11-28T04:00+01:00'))).toBe(true);
});
