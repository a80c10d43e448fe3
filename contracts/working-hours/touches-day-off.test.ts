import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { touchesDayOff } from '#contracts/working-hours/touches-day-off';

const christmas = [{ from: '2026-12-24', to: '2027-01-06' }];

test.each([
  { what: 'the evening before', start: '2026-12-23T21:00:00Z', end: '2026-12-23T22:00:00Z', is: false },
  { what: 'until midnight of the first day', start: '2026-12-23T22:00:00Z', end: '2026-12-23T23:00:00Z', is: false },
  { what: 'past midnight into the first day', start: '2026-12-23T22:00:00Z', end: '2026-12-23T23:30:00Z', is: true },
  { what: 'the last minutes of the last day', start: '2027-01-06T22:30:00Z', end: '2027-01-06T23:00:00Z', is: true },
  { what: 'from midnight after the last day', start: '2027-01-06T23:00:00Z', end: '2027-01-07T00:00:00Z', is: false },
])('of days off by the clock in Rome: $what', ({ start, end, is }) => {
  expect(touchesDayOff(christmas, instantFromIso(start), instantFromIso(end))).toBe(is);
});
