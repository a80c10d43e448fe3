import { expect, test } from 'vitest';
import { instantFromIso, isoFromInstant, minuteMs } from '#contracts/kernel/instant';
import { draggedTo, pulledTo } from '#web/features/appointments/calendar/hours/drag/dragged-to';

test.each([
  { what: 'held at its top', over: '2026-11-25T09:00Z', held: 0, to: '2026-11-25T09:00' },
  { what: 'held within the first half hour', over: '2026-11-25T09:00Z', held: 29, to: '2026-11-25T09:00' },
  { what: 'held within the second', over: '2026-11-25T09:00Z', held: 31, to: '2026-11-25T08:30' },
  { what: 'held an hour and a half below', over: '2026-11-25T09:00Z', held: 95, to: '2026-11-25T07:30' },
  { what: 'pulled above midnight', over: '2026-11-24T23:00Z', held: 60, to: '2026-11-24T23:00' },
  { what: 'in the repeated hour', over: '2027-10-31T01:30Z', held: 60, to: '2027-10-31T00:30' },
])('$what it begins at $to', ({ over, held, to }) => {
  expect(isoFromInstant(draggedTo(instantFromIso(over), held * minuteMs))).toMatch(new RegExp(`^${to}`));
});

test.each([
  { what: 'half an hour below its end', over: '2026-11-25T10:00Z', slots: 3 },
  { what: 'its own last half hour', over: '2026-11-25T09:30Z', slots: 2 },
  { what: 'its first half hour', over: '2026-11-25T09:00Z', slots: 1 },
  { what: 'above its start', over: '2026-11-25T07:00Z', slots: 1 },
  { what: 'five hours on', over: '2026-11-25T14:00Z', slots: 8 },
])('a foot pulled to $what makes it $slots half hours long', ({ over, slots }) => {
  expect(pulledTo(instantFromIso('2026-11-25T09:00Z'), instantFromIso(over))).toBe(slots);
});

test('a foot pulled over the hour that spring skips counts the time that passes', () => {
  expect(pulledTo(instantFromIso('2027-03-28T00:30Z'), instantFromIso('2027-03-28T01:00Z'))).toBe(2);
});
