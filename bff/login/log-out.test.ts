import { expect, test } from 'vitest';
import { handleLogOut } from '#bff/login/log-out';
import { runOperation } from '#bff/run-operation';
import { logOut } from '#contracts/login/login.api';
import { createTestPlatform } from '#mocks/start-in-vitest';

test('ends the session, even while the platform is away (SHELL-17)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('*', ['status-500']);
  const context = platform.contextFor('giulia');
  expect(await runOperation(logOut, handleLogOut, context, {})).toEqual({ status: 200, body: {} });
  expect(context.session.read()).toBeNull();
});

test('changes nothing for a visitor', async () => {
  expect(await createTestPlatform().runAs(null, logOut, handleLogOut, {})).toEqual({ status: 200, body: {} });
});
