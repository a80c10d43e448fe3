import { expect, test } from 'vitest';
import { hasEnded, lifetimeFrom, renewed } from '#bff/login/session-lifetime';
import type { Session } from '#bff/session';
import { dayMs, hourMs, type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { testNow } from '#mocks/start-in-vitest';

function sessionFrom(openedAt: Instant, remembered: boolean): Session {
  return {
    sid: 'sid',
    privateToken: 'secret-giulia',
    publicToken: 'pt-giulia',
    userType: 'patient',
    scope: 'full',
    remembered,
    ...lifetimeFrom(openedAt, remembered),
  };
}

test.each([
  ['this browser session', false, 12 * hourMs, 30 * minuteMs],
  ['a remembered one', true, 30 * dayMs, 10 * dayMs],
])('%s has its absolute and its idle end (LOGIN-10)', (_name, remembered, absoluteMs, idleMs) => {
  const { issuedAt, endsAt, idleEndsAt } = lifetimeFrom(testNow, remembered);
  expect([issuedAt, endsAt - issuedAt, idleEndsAt - issuedAt]).toEqual([testNow, absoluteMs, idleMs]);
});

test.each([false, true])('ends with the first of its two ends, to the millisecond (remembered: %s)', (remembered) => {
  const session = sessionFrom(testNow, remembered);
  expect(hasEnded(session, shiftInstant(session.idleEndsAt, -1))).toBe(false);
  expect(hasEnded(session, session.idleEndsAt)).toBe(true);
  const busy = { ...session, idleEndsAt: shiftInstant(session.endsAt, 1) };
  expect(hasEnded(busy, shiftInstant(session.endsAt, -1))).toBe(false);
  expect(hasEnded(busy, session.endsAt)).toBe(true);
});

test('an act moves the idle end on and nothing else', () => {
  const session = sessionFrom(testNow, false);
  const later = shiftInstant(testNow, 10 * minuteMs);
  expect(renewed(session, later)).toEqual({ ...session, idleEndsAt: shiftInstant(later, 30 * minuteMs) });
});

test('no act moves the idle end past the absolute one', () => {
  const session = sessionFrom(testNow, true);
  expect(renewed(session, shiftInstant(session.endsAt, -dayMs)).idleEndsAt).toBe(session.endsAt);
});
