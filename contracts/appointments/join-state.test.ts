import { expect, test } from 'vitest';
import { joinState } from '#contracts/appointments/join-state';
import { instantFromIso } from '#contracts/kernel/instant';

const session = { startsAt: '2026-11-23T15:00:00Z', endsAt: '2026-11-23T16:00:00Z' };

const stateAt = (at: string) => joinState({ ...session, status: 'accepted' }, instantFromIso(at));

test.each(['2026-11-22T15:00:00.000Z', '2026-11-23T14:49:59.999Z'])(
  'an accepted session cannot be joined more than ten minutes before its start: %s (STATE-04, APPT-71)',
  (at) => {
    expect(stateAt(at)).toBe('not-allow');
  },
);

test.each([
  '2026-11-23T14:50:00.000Z',
  '2026-11-23T15:00:00.000Z',
  '2026-11-23T15:59:59.999Z',
  '2026-11-23T16:00:00.000Z',
])('it can be joined from ten minutes before its start to its end: %s (STATE-03, APPT-70)', (at) => {
  expect(stateAt(at)).toBe('allow');
});

test.each(['2026-11-23T16:00:00.001Z', '2027-11-23T16:00:00.000Z'])(
  'it is complete once it has ended: %s (STATE-02, APPT-69)',
  (at) => {
    expect(stateAt(at)).toBe('complete');
  },
);

test.each(['pending', 'denied'] as const)(
  'a %s session has no join state, at any time (STATE-01, APPT-68)',
  (status) => {
    for (const at of ['2026-11-20T15:00:00Z', '2026-11-23T15:00:00Z', '2026-11-30T15:00:00Z']) {
      expect(joinState({ ...session, status }, instantFromIso(at))).toBeNull();
    }
  },
);
