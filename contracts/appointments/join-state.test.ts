import { expect, test } from 'vitest';
import { joinState } from '#contracts/appointments/join-state';
import { instantFromIso } from '#contracts/kernel/instant';

const session = { startsAt: '2026-11-23T15:00:00Z', endsAt: '2026-11-23T16:00:00Z' };

test.each([
  { at: '2026-11-22T15:00:00.000Z', state: 'not-allow' },
  { at: '2026-11-23T14:49:59.999Z', state: 'not-allow' },
  { at: '2026-11-23T14:50:00.000Z', state: 'allow' },
  { at: '2026-11-23T15:00:00.000Z', state: 'allow' },
  { at: '2026-11-23T15:59:59.999Z', state: 'allow' },
  { at: '2026-11-23T16:00:00.000Z', state: 'allow' },
  { at: '2026-11-23T16:00:00.001Z', state: 'complete' },
  { at: '2027-11-23T16:00:00.000Z', state: 'complete' },
])('an accepted session from 15:00 to 16:00 is $state at $at (STATE-02, STATE-03, STATE-04)', ({ at, state }) => {
  expect(joinState({ ...session, status: 'accepted' }, instantFromIso(at))).toBe(state);
});

test.each(['pending', 'denied'] as const)(
  'a %s session has no join state, at any time (STATE-01, APPT-68)',
  (status) => {
    for (const at of ['2026-11-20T15:00:00Z', '2026-11-23T15:00:00Z', '2026-11-30T15:00:00Z']) {
      expect(joinState({ ...session, status }, instantFromIso(at))).toBeNull();
    }
  },
);
