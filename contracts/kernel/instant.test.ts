import { expect, test } from 'vitest';
import {
  dayMs,
  hourMs,
  instantFromIso,
  instantFromMs,
  isoFromInstant,
  minuteMs,
  secondsFromInstant,
  shiftInstant,
} from '#contracts/kernel/instant';

test.each([
  { iso: '2026-11-23T09:00:00Z', utc: '2026-11-23T09:00:00.000Z' },
  { iso: '2026-11-23T09:00:00.250Z', utc: '2026-11-23T09:00:00.250Z' },
  { iso: '2027-07-01T10:30:00+02:00', utc: '2027-07-01T08:30:00.000Z' },
  { iso: '2026-11-23T04:00:00-05:00', utc: '2026-11-23T09:00:00.000Z' },
])('$iso is $utc on the wire', ({ iso, utc }) => {
  expect(isoFromInstant(instantFromIso(iso))).toBe(utc);
});

test.each(['2026-11-23T09:00:00', '2026-11-23', '2026', '23/11/2026', '2026-13-45T00:00:00Z', 'Z', ''])(
  'refuses "%s", which the device would read by its own zone or not at all',
  (text) => {
    expect(() => instantFromIso(text)).toThrow(RangeError);
  },
);

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 8.65e15, -8.65e15])(
  'refuses %s, which no date can hold',
  (ms) => {
    expect(() => instantFromMs(ms)).toThrow(RangeError);
  },
);

test('a fraction of a millisecond and a begun second are left off', () => {
  expect(instantFromMs(1500.9)).toBe(1500);
  expect(secondsFromInstant(instantFromMs(1_795_424_400_999))).toBe(1_795_424_400);
});

test('moves on and back by elapsed time', () => {
  const now = instantFromIso('2026-11-23T09:00:00Z');
  expect(isoFromInstant(shiftInstant(now, dayMs + hourMs + minuteMs))).toBe('2026-11-24T10:01:00.000Z');
  expect(isoFromInstant(shiftInstant(now, -dayMs))).toBe('2026-11-22T09:00:00.000Z');
});
