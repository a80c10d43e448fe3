import { expect, test } from 'vitest';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { instantFromIso } from '#contracts/kernel/instant';

test.each([
  { startsAt: '2026-11-23T15:00:00Z', at: '2026-11-22T15:00:00.000Z', expired: false },
  { startsAt: '2026-11-23T15:00:00Z', at: '2026-11-24T15:00:00.000Z', expired: false },
  { startsAt: '2026-11-23T15:00:00Z', at: '2026-11-24T15:00:00.001Z', expired: true },
  // The days on which Rome's clocks change: 24 hours is elapsed time, not the same time on the next day.
  { startsAt: '2027-03-27T09:00:00Z', at: '2027-03-28T08:30:00.000Z', expired: false },
  { startsAt: '2027-10-30T08:00:00Z', at: '2027-10-31T08:30:00.000Z', expired: true },
])('a session that began at $startsAt is past confirming at $at: $expired (STATE-05, APPT-72)', (row) => {
  expect(isConfirmationExpired(row, instantFromIso(row.at))).toBe(row.expired);
});
