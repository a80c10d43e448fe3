import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { sessionsInOrder } from '#web/features/appointments/history/sessions-in-order';

const now = instantFromIso('2026-11-23T10:30:00Z');

function session(day: string, more: Partial<Appointment> = {}): Appointment {
  const [startsAt, endsAt] = [`2026-${day}T10:00:00Z`, `2026-${day}T11:00:00Z`];
  return { token: day, kind: 'single', status: 'accepted', startsAt, endsAt, ...more } as Appointment;
}

test.each([
  { what: 'none', given: [], order: [], next: undefined },
  { what: 'past ones', given: [session('09-01'), session('10-01')], order: ['10-01', '09-01'], next: undefined },
  {
    what: 'past and coming ones',
    given: [session('10-01'), session('12-14'), session('11-30'), session('11-02'), session('12-07')],
    order: ['11-30', '12-07', '12-14', '11-02', '10-01'],
    next: '11-30',
  },
  {
    what: 'a cancelled one ahead',
    given: [session('10-01'), session('11-30', { status: 'denied' }), session('12-07', { status: 'pending' })],
    order: ['12-07', '11-30', '10-01'],
    next: '12-07',
  },
  {
    what: 'one under way',
    given: [session('12-07'), session('10-01'), session('11-23')],
    order: ['11-23', '12-07', '10-01'],
    next: '12-07',
  },
  {
    what: 'a talk',
    given: [session('10-01'), session('12-01', { kind: 'introductory-talk' })],
    order: ['10-01'],
    next: undefined,
  },
])('with $what: what is to come by date, then newest first, and no talks (PATIENT-08)', ({ given, order, next }) => {
  const { sessions, next: found } = sessionsInOrder(given, now);
  expect({ order: sessions.map(({ token }) => token), next: found }).toEqual({ order, next });
});
