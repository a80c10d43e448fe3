import { expect, test } from 'vitest';
import { instantFromIso, isoFromInstant } from '#contracts/kernel/instant';
import { movedByKey } from '#web/features/appointments/calendar/hours/drag/moved-by-key';

const place = { start: instantFromIso('2026-11-30T17:30Z'), slots: 2 };
const shift = { shiftKey: true, altKey: false };
const both = { shiftKey: true, altKey: true };

test.each([
  { pressed: { ...shift, key: 'ArrowDown' }, start: '2026-11-30T18:00', slots: 2 },
  { pressed: { ...shift, key: 'ArrowUp' }, start: '2026-11-30T17:00', slots: 2 },
  { pressed: { ...shift, key: 'ArrowRight' }, start: '2026-12-01T17:30', slots: 2 },
  { pressed: { ...shift, key: 'ArrowLeft' }, start: '2026-11-29T17:30', slots: 2 },
  { pressed: { ...both, key: 'ArrowDown' }, start: '2026-11-30T17:30', slots: 3 },
  { pressed: { ...both, key: 'ArrowUp' }, start: '2026-11-30T17:30', slots: 1 },
])('$pressed leads to $start, $slots half hours', ({ pressed, start, slots }) => {
  const moved = movedByKey(place, pressed);
  expect(moved?.slots).toBe(slots);
  expect(moved && isoFromInstant(moved.start)).toMatch(new RegExp(`^${start}`));
});

test.each([
  { slots: 1, key: 'ArrowUp' },
  { slots: 8, key: 'ArrowDown' },
])('$slots half hours stay as they are with $key', ({ slots, key }) => {
  expect(movedByKey({ ...place, slots }, { ...both, key })?.slots).toBe(slots);
});

test.each([
  { key: 'ArrowDown', shiftKey: false, altKey: false },
  { key: 'Home', ...shift },
  { key: 'ArrowLeft', ...both },
])('$key does nothing to an appointment with Shift $shiftKey and Alt $altKey', (pressed) => {
  expect(movedByKey(place, pressed)).toBeUndefined();
});
