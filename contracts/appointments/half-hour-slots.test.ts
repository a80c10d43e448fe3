import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endAfterSlots, slotsBetween } from '#contracts/appointments/half-hour-slots';
import { instantFromIso, instantFromMs, isoFromInstant } from '#contracts/kernel/instant';
import { romeTime } from '#contracts/kernel/rome-time';

test.each([
  { start: '2026-11-23T15:00:00.000Z', slots: 1, end: '2026-11-23T15:30:00.000Z' },
  { start: '2026-11-23T15:00:00.000Z', slots: 2, end: '2026-11-23T16:00:00.000Z' },
  { start: '2026-11-23T22:30:00.000Z', slots: 8, end: '2026-11-24T02:30:00.000Z' },
])('$slots slots from $start end at $end (APPT-08)', ({ start, slots, end }) => {
  expect(isoFromInstant(endAfterSlots(instantFromIso(start), slots))).toBe(end);
});

test.each([
  { night: '28/3/2027', start: '2027-03-28T01:30:00+01:00', end: '03:30' },
  { night: '31/10/2027', start: '2027-10-31T01:30:00+02:00', end: '02:30' },
])('two slots last an hour also in the night of $night, when the clocks change', ({ start, end }) => {
  expect(romeTime(endAfterSlots(instantFromIso(start), 2))).toBe(end);
});

test('however long, it ends that many half hours later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 48 }), (ms, slots) => {
      const start = instantFromMs(ms);
      const end = endAfterSlots(start, slots);
      expect(end - ms).toBe(slots * 1_800_000);
      expect(slotsBetween(start, end)).toBe(slots);
    }),
  );
});
