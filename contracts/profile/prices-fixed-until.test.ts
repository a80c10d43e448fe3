import { expect, test } from 'vitest';
import { pricesFixedUntil } from '#contracts/profile/prices-fixed-until';

test.each([
  ['2026-01-15T10:00:00.000Z', '2026-07-15'],
  ['2026-08-31T10:00:00.000Z', '2027-02-28'],
  // In Rome it is the next day already.
  ['2026-01-31T23:30:00.000Z', '2026-08-01'],
])('prices of an account registered at %s stay until %s (PROF-45, CONST-03)', (registeredAt, until) => {
  expect(pricesFixedUntil(registeredAt)).toBe(until);
});
