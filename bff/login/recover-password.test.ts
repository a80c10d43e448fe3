import { expect, test } from 'vitest';
import { handleRecoverPassword } from '#bff/login/recover-password';
import { runOperation } from '#bff/run-operation';
import { minuteMs } from '#contracts/kernel/instant';
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

test.each([
  { whose: 'of an account', email: personas.giulia.email, code: undefined, mails: 5 },
  { whose: 'nobody has', email: 'nobody@example.it', code: 'recovery_refused', mails: 0 },
])('an address $whose is asked for five times in 15 minutes, wherever from (RECOV-07)', async (asked) => {
  const { email, code, mails } = asked;
  const platform = createTestPlatform();
  const ask = (time: number) => {
    const context = { ...platform.contextFor(null), clientAddress: `203.0.113.${time}` };
    const spelled = time % 2 === 0 ? email.toUpperCase() : email;
    return runOperation(recoverPassword, handleRecoverPassword, context, { email: spelled });
  };
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(ask));
  const codes = answers.map(({ body }) => (body as { code?: string }).code);
  expect(codes).toEqual([...Array(5).fill(code), 'too_many_attempts']);
  expect(answers[5]).toMatchObject({ status: 429, body: { details: { retryAfterSeconds: 15 * 60 } } });
  expect(platform.db.outbox.list()).toHaveLength(mails);
  expect(await recover({ email: personas.marco.email }, platform)).toMatchObject({ status: 200 });
  platform.advance(15 * minuteMs);
  expect((await ask(7)).status).toBe(answers[0]?.status);
});

test('who asks for a new password while signed in is counted with everybody else (RECOV-13)', async () => {
  const platform = createTestPlatform();
  const input = { email: personas.giulia.email };
  for (let time = 0; time < 5; time += 1) await recover(input, platform);
  const answer = await platform.runAs('giulia', recoverPassword, handleRecoverPassword, input);
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
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
