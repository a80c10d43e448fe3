import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clashesWith } from '#contracts/appointments/clashes';
import { hourMs, instantFromIso, instantFromMs, isoFromInstant } from '#contracts/kernel/instant';

const session = {
  token: 'event-one',
  status: 'accepted' as const,
  startsAt: '2026-11-23T15:00:00Z',
  endsAt: '2026-11-23T16:00:00Z',
};

test.each([
  { from: '13:00', to: '14:30', clashes: false },
  { from: '14:00', to: '15:00', clashes: false },
  { from: '16:00', to: '17:00', clashes: false },
  { from: '14:30', to: '15:30', clashes: true },
  { from: '15:15', to: '15:45', clashes: true },
  { from: '15:00', to: '16:00', clashes: true },
  { from: '15:30', to: '17:00', clashes: true },
  { from: '14:00', to: '17:00', clashes: true },
])('a booking from $from to $to clashes with one from 15:00 to 16:00: $clashes (APPT-38)', ({ from, to, clashes }) => {
  const wanted = { start: instantFromIso(`2026-11-23T${from}:00Z`), end: instantFromIso(`2026-11-23T${to}:00Z`) };
  expect(clashesWith(wanted, [session])).toEqual(clashes ? [session] : []);
});

const sameTime = { start: instantFromIso(session.startsAt), end: instantFromIso(session.endsAt) };

test('a denied appointment leaves its time free, a pending one holds it (APPT-29)', () => {
  expect(clashesWith(sameTime, [{ ...session, status: 'denied' }])).toEqual([]);
  expect(clashesWith(sameTime, [{ ...session, status: 'pending' }])).toHaveLength(1);
});

test('the appointment being moved does not stand in its own way, another does (APPT-51)', () => {
  const other = { ...session, token: 'event-two' };
  expect(clashesWith({ ...sameTime, ignoring: 'event-one' }, [session, other])).toEqual([other]);
});

test('clashing is mutual, and two times clash exactly when some moment lies inside both', () => {
  const time = fc.record({ from: fc.integer({ min: 0, max: 20 }), length: fc.integer({ min: 1, max: 8 }) });
  fc.assert(
    fc.property(time, time, (one, other) => {
      const inside = (moment: number, { from, length }: typeof one) => moment > from && moment < from + length;
      const halves = Array.from({ length: 60 }, (_, index) => index / 2 + 0.25);
      const share = halves.some((moment) => inside(moment, one) && inside(moment, other));
      expect(doClash(one, other)).toBe(share);
      expect(doClash(other, one)).toBe(share);
    }),
  );
});

function doClash(one: { from: number; length: number }, other: { from: number; length: number }): boolean {
  const at = (hours: number) => instantFromMs(1.8e12 + hours * hourMs);
  const booked = {
    token: 'event-booked',
    status: 'accepted' as const,
    startsAt: isoFromInstant(at(one.from)),
    endsAt: isoFromInstant(at(one.from + one.length)),
  };
  return clashesWith({ start: at(other.from), end: at(other.from + other.length) }, [booked]).length > 0;
}
