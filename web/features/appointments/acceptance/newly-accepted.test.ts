import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { newlyAccepted } from '#web/features/appointments/acceptance/newly-accepted';

type Seen = Pick<Appointment, 'token' | 'status' | 'movedFrom'>;

const pending: Seen = { token: 'a', status: 'pending', movedFrom: [] };
const accepted: Seen = { ...pending, status: 'accepted' };
const denied: Seen = { ...pending, status: 'denied' };

test.each([
  { what: 'one that was confirmed', before: [pending], after: [accepted], found: ['a'] },
  {
    what: 'one moved and then confirmed',
    before: [pending],
    after: [{ ...accepted, token: 'b', movedFrom: ['a'] }],
    found: ['b'],
  },
  {
    what: 'each of several',
    before: [pending, { ...pending, token: 'c' }],
    after: [accepted, { ...accepted, token: 'c' }],
    found: ['a', 'c'],
  },
  { what: 'none that still waits', before: [pending], after: [pending], found: [] },
  { what: 'none that was cancelled', before: [pending], after: [denied], found: [] },
  { what: 'none that was accepted before', before: [accepted], after: [accepted], found: [] },
  {
    what: 'none that a move found accepted',
    before: [accepted],
    after: [{ ...accepted, token: 'b', movedFrom: ['a'] }],
    found: [],
  },
  { what: 'none that was never seen to wait', before: [], after: [accepted], found: [] },
])('tells of $what', ({ before, after, found }) => {
  expect(newlyAccepted(before, after)).toEqual(found);
});
