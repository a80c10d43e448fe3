import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { completedSessions } from '#web/features/appointments/journey/completed-sessions';

const held = (startsAt: string, endsAt: string, status: 'pending' | 'accepted' | 'denied' = 'accepted') => ({
  status,
  startsAt,
  endsAt,
});

test('counts accepted sessions that have ended, and no others (CAL-38)', () => {
  const now = instantFromIso('2026-11-25T12:00:00Z');
  const counted = completedSessions(
    [
      held('2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z'),
      held('2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z', 'pending'),
      held('2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z', 'denied'),
      held('2026-11-25T11:30:00Z', '2026-11-25T12:30:00Z'),
      held('2026-11-26T10:00:00Z', '2026-11-26T11:00:00Z'),
    ],
    now,
  );
  expect(counted).toEqual({ total: 1, thisMonth: 1, thisWeek: 1 });
});

test.each([
  { began: '2026-11-22T22:59:59Z', thisWeek: 0, why: 'Sunday 23:59:59 of the week before' },
  { began: '2026-11-22T23:00:00Z', thisWeek: 1, why: 'Monday 00:00' },
  { began: '2026-11-29T22:59:59Z', thisWeek: 1, why: 'Sunday 23:59:59' },
])('in the week of Monday 23 November $why counts $thisWeek (CAL-40, C-21)', ({ began, thisWeek }) => {
  const now = instantFromIso('2026-11-29T22:59:59.999Z');
  expect(completedSessions([held(began, began)], now)).toMatchObject({ total: 1, thisWeek });
});

test.each([
  { began: '2026-10-31T22:59:59Z', thisMonth: 0, why: '31 October 23:59:59' },
  { began: '2026-10-31T23:00:00Z', thisMonth: 1, why: '1 November 00:00' },
  { began: '2025-11-15T10:00:00Z', thisMonth: 0, why: 'November of last year' },
])("in November $why counts $thisMonth, by Rome's clock (CAL-39)", ({ began, thisMonth }) => {
  const now = instantFromIso('2026-11-23T09:00:00Z');
  expect(completedSessions([held(began, began)], now)).toMatchObject({ total: 1, thisMonth });
});

test('the week in which the clocks go back still ends on Sunday at midnight in Rome (CAL-40)', () => {
  const now = instantFromIso('2027-10-31T22:59:59.999Z');
  const lastSecond = held('2027-10-31T22:59:59Z', '2027-10-31T22:59:59Z');
  expect(completedSessions([lastSecond], now).thisWeek).toBe(1);
  expect(completedSessions([lastSecond], instantFromIso('2027-10-31T23:00:00Z')).thisWeek).toBe(0);
});
