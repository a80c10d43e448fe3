import { expect, test } from 'vitest';
import { instantFromIso, isoFromInstant } from '#contracts/kernel/instant';
import { slotAfterKey } from '#web/features/appointments/calendar/hours/slot-after-key';

const after = (iso: string, key: string) => {
  const next = slotAfterKey(instantFromIso(iso), key);
  return next === undefined ? undefined : isoFromInstant(next).replace(':00.000Z', 'Z');
};

test.each([
  { key: 'ArrowDown', from: '2026-11-25T09:00Z', to: '2026-11-25T09:30Z' },
  { key: 'ArrowUp', from: '2026-11-25T09:00Z', to: '2026-11-25T08:30Z' },
  { key: 'ArrowRight', from: '2026-11-25T09:00Z', to: '2026-11-26T09:00Z' },
  { key: 'ArrowLeft', from: '2026-11-25T09:00Z', to: '2026-11-24T09:00Z' },
  { key: 'Home', from: '2026-11-25T09:00Z', to: '2026-11-23T09:00Z' },
  { key: 'End', from: '2026-11-25T09:00Z', to: '2026-11-29T09:00Z' },
  { key: 'PageUp', from: '2026-11-25T09:00Z', to: '2026-11-18T09:00Z' },
  { key: 'PageDown', from: '2026-11-25T09:00Z', to: '2026-12-02T09:00Z' },
])('$key leads from $from to $to', ({ key, from, to }) => {
  expect(after(from, key)).toBe(to);
});

test.each(['Enter', ' ', 'Tab', 'a'])('leaves the key "%s" alone', (key) => {
  expect(after('2026-11-25T09:00Z', key)).toBeUndefined();
});

test("stays within the day at its midnight's ends", () => {
  expect(after('2026-11-24T23:00Z', 'ArrowUp')).toBe('2026-11-24T23:00Z');
  expect(after('2026-11-25T22:30Z', 'ArrowDown')).toBe('2026-11-25T22:30Z');
});

test.each([
  { what: 'skips the hour that spring skips', key: 'ArrowDown', from: '2027-03-28T00:30Z', to: '2027-03-28T01:00Z' },
  { what: 'enters the repeated hour again', key: 'ArrowDown', from: '2027-10-31T00:30Z', to: '2027-10-31T01:00Z' },
  { what: 'finds the hour after a skipped one', key: 'ArrowRight', from: '2027-03-27T01:00Z', to: '2027-03-28T01:00Z' },
  { what: 'keeps the clock across the change', key: 'ArrowRight', from: '2027-10-30T07:00Z', to: '2027-10-31T08:00Z' },
])('$what', ({ key, from, to }) => {
  expect(after(from, key)).toBe(to);
});

test('stays in the hour when the repeated one is already the first of its row', () => {
  expect(after('2027-10-31T01:00Z', 'End')).toBe('2027-10-31T01:00Z');
});
