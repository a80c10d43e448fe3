import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { sessionsInAbsence } from '#contracts/working-hours/sessions-in-absence';

const now = instantFromIso('2026-11-23T09:00:00Z');
const absence = { from: '2026-12-24', to: '2026-12-26' };

function session(startsAt: string, endsAt: string, changes: Partial<Appointment> = {}): Appointment {
  return {
    ...{ token: startsAt, kind: 'single', title: 'Seduta', startsAt, endsAt, slots: 2, status: 'pending' },
    ...{ priceCents: 7_000, paidCents: null, movedFrom: [], series: null, own: true },
    otherSide: { token: 'pt-giulia', name: 'Giulia Moretti', pictureUrl: null },
    ...changes,
  };
}

test.each([
  { when: 'on its first day', from: '2026-12-24T09:00:00Z', to: '2026-12-24T10:00:00Z', isHit: true },
  { when: 'late on its last day in Rome', from: '2026-12-26T22:00:00Z', to: '2026-12-26T22:30:00Z', isHit: true },
  {
    when: 'the evening before it, until midnight',
    from: '2026-12-23T22:00:00Z',
    to: '2026-12-23T23:00:00Z',
    isHit: false,
  },
  {
    when: 'the evening before it, past midnight',
    from: '2026-12-23T22:30:00Z',
    to: '2026-12-23T23:30:00Z',
    isHit: true,
  },
  { when: 'the day after it', from: '2026-12-26T23:00:00Z', to: '2026-12-27T00:00:00Z', isHit: false },
])('an absence hits a session $when: $isHit', ({ from, to, isHit }) => {
  expect(sessionsInAbsence(absence, [session(from, to)], now)).toHaveLength(isHit ? 1 : 0);
});

test.each([
  { what: 'a cancelled one', changes: { status: 'denied' } as const },
  { what: 'one the therapist is invited to', changes: { own: false } },
])('an absence leaves $what aside', ({ changes }) => {
  const other = session('2026-12-24T09:00:00Z', '2026-12-24T10:00:00Z', changes);
  expect(sessionsInAbsence(absence, [other], now)).toEqual([]);
});

test('an absence that has begun leaves aside what is over', () => {
  const morning = session('2026-12-24T09:00:00Z', '2026-12-24T10:00:00Z');
  const noon = session('2026-12-24T11:00:00Z', '2026-12-24T12:00:00Z');
  const between = instantFromIso('2026-12-24T10:00:00Z');
  expect(sessionsInAbsence(absence, [noon, morning], between)).toEqual([noon]);
  expect(sessionsInAbsence(absence, [noon, morning], now)).toEqual([morning, noon]);
});
