import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import { documentExpiry } from '#contracts/profile/document-expiry';

const today = civilDate(2026, 11, 23);

test.each([
  { expiry: '2024-11-22', stage: 'over', daysLeft: -731 },
  { expiry: '2026-11-22', stage: 'over', daysLeft: -1 },
  { expiry: '2026-11-23', stage: 'week', daysLeft: 0 },
  { expiry: '2026-11-30', stage: 'week', daysLeft: 7 },
  { expiry: '2026-12-01', stage: 'month', daysLeft: 8 },
  { expiry: '2026-12-23', stage: 'month', daysLeft: 30 },
  { expiry: '2026-12-24', stage: 'two-months', daysLeft: 31 },
  { expiry: '2027-01-22', stage: 'two-months', daysLeft: 60 },
])('$expiry is warned of as $stage (PROF-19, PROF-20)', ({ expiry, stage, daysLeft }) => {
  expect(documentExpiry(expiry, today)).toEqual({ stage, daysLeft, lastDay: expiry });
});

test.each(['2027-01-23', '', 'non si sa', null])('%s is not warned of (PROF-19, PROF-20)', (expiry) => {
  expect(documentExpiry(expiry, today)).toBeUndefined();
});
