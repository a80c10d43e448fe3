import { expect, test } from 'vitest';
import { handleRecoverPassword } from '#bff/login/recover-password';
import { recoverPassword } from '#contracts/login/login.api';
import { personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

function recover(input: unknown, platform = createTestPlatform()) {
  return platform.runAs(null, recoverPassword, handleRecoverPassword, input);
}

test('has the platform send the link to the address asked for (RECOV-07, LEGACY-04)', async () => {
  const platform = createTestPlatform();
  expect(await recover({ email: personas.giulia.email }, platform)).toEqual({ status: 200, body: {} });
  expect(platform.db.outbox.list().map(({ to }) => to)).toEqual([personas.giulia.email]);
});

test('tells a refusal as one, without the reason the platform gives (RECOV-08, LEGACY-05)', async () => {
  const answer = await recover({ email: 'nobody@example.it' });
  expect(answer).toEqual({ status: 422, body: { code: 'recovery_refused', requestId: expect.any(String) } });
});

test.each(['', 'giulia', 'giulia@example', 'giulia@example.it,marco@example.it', 7, null])(
  'asks the platform nothing for %j, which is no address (RECOV-04, RECOV-05)',
  async (email) => {
    const platform = createTestPlatform();
    expect(await recover({ email }, platform)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(platform.db.outbox.list()).toEqual([]);
  },
);

test.each([
  ['is away', 'status-500', 503],
  ['loses the answer', 'connection-lost-after', 503],
  ['answers a page', 'html-page', 502],
] as const)('says that it does not know whether a link went out when the platform %s', async (_name, fault, status) => {
  const platform = createTestPlatform();
  platform.faults.set('restorePassword', [fault]);
  const answer = await recover({ email: personas.giulia.email }, platform);
  expect(answer).toMatchObject({ status, body: { outcomeUnknown: true } });
});
