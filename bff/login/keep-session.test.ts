import { expect, test } from 'vitest';
import { handleKeepSession } from '#bff/login/keep-session';
import { runOperation } from '#bff/run-operation';
import { minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { keepSession } from '#contracts/login/login.api';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

test('moves the idle end on, and keeps it moved', async () => {
  const context = createTestPlatform().contextFor('giulia');
  const later = { ...context, now: () => shiftInstant(testNow, 20 * minuteMs) };
  expect(await runOperation(keepSession, handleKeepSession, later, {})).toEqual({
    status: 200,
    body: { endsAt: '2026-11-23T21:00:00.000Z', idleEndsAt: '2026-11-23T09:50:00.000Z' },
  });
  expect(context.session.read()?.idleEndsAt).toBe(shiftInstant(testNow, 50 * minuteMs));
});

test('keeps nothing for a visitor', async () => {
  const answer = await createTestPlatform().runAs(null, keepSession, handleKeepSession, {});
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test('lets nobody choose how long', async () => {
  const input = { idleEndsAt: '2099-01-01T00:00:00Z' };
  expect(await createTestPlatform().runAs('giulia', keepSession, handleKeepSession, input)).toMatchObject({
    status: 400,
  });
});
