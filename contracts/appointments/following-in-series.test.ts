import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { followingInSeries } from '#contracts/appointments/following-in-series';
import { instantFromIso } from '#contracts/kernel/instant';

const now = instantFromIso('2026-11-23T09:00:00Z');

/** A session at 10 of that day of December 2026. */
function session(day: number, changes: Partial<Appointment> = {}): Appointment {
  const date = `2026-12-${String(day).padStart(2, '0')}`;
  return {
    token: `event-${day}`,
    kind: 'single',
    title: 'Seduta',
    startsAt: `${date}T09:00:00.000Z`,
    endsAt: `${date}T10:00:00.000Z`,
    slots: 2,
    status: 'pending',
    priceCents: 7_000,
    paidCents: null,
    movedFrom: [],
    series: 'series-of-giulia',
    own: true,
    otherSide: { token: 'pt-giulia', name: 'Giulia Moretti', pictureUrl: null },
    ...changes,
  };
}

const tokens = (found: readonly Appointment[]) => found.map(({ token }) => token);

test('are those of the series from this one on, earliest first', () => {
  const all = [session(15), session(1), session(22), session(8)];
  expect(tokens(followingInSeries(session(8), all, now))).toEqual(['event-8', 'event-15', 'event-22']);
});

test.each([
  { what: 'cancelled', other: session(15, { status: 'denied' }) },
  { what: 'of another series', other: session(15, { series: 'series-of-marco' }) },
  { what: 'booked alone', other: session(15, { series: null }) },
  {
    what: 'with another patient',
    other: session(15, { otherSide: { token: 'pt-marco', name: 'Marco', pictureUrl: null } }),
  },
  { what: 'somebody else’s', other: session(15, { own: false }) },
])('leave out one that is $what', ({ other }) => {
  expect(tokens(followingInSeries(session(8), [session(8), other], now))).toEqual(['event-8']);
});

test('leave out what has ended, and keep what is under way', () => {
  const all = [session(1), session(8), session(15)];
  const during = instantFromIso('2026-12-08T09:30:00Z');
  expect(tokens(followingInSeries(session(1), all, during))).toEqual(['event-8', 'event-15']);
});

test('are the appointment alone when it belongs to no series, whatever else is alone', () => {
  const alone = session(8, { series: null });
  expect(tokens(followingInSeries(alone, [alone, session(15, { series: null })], now))).toEqual(['event-8']);
});
