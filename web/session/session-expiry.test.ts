import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { canBeKept, endOf, sessionExpiry } from '#web/session/session-expiry';

const idle = { endsAt: '2026-11-23T21:00:00Z', idleEndsAt: '2026-11-23T09:30:00Z' };
const last = { endsAt: '2026-11-23T21:00:00Z', idleEndsAt: '2026-11-23T21:00:00Z' };

test.each([
  ['2026-11-23T09:00:00Z', 'alive'],
  ['2026-11-23T09:27:59Z', 'alive'],
  ['2026-11-23T09:28:00Z', 'ending'],
  ['2026-11-23T09:29:59Z', 'ending'],
  ['2026-11-23T09:30:00Z', 'over'],
])('at %s a session that ends at 09:30 is %s', (now, expiry) => {
  expect(sessionExpiry(idle, instantFromIso(now))).toBe(expiry);
});

test('a session ends at the nearer of its ends, and can be kept only before the last one', () => {
  expect(endOf(idle)).toBe(instantFromIso('2026-11-23T09:30:00Z'));
  expect(canBeKept(idle)).toBe(true);
  expect(endOf(last)).toBe(instantFromIso('2026-11-23T21:00:00Z'));
  expect(canBeKept(last)).toBe(false);
});
