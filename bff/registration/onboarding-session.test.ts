import { describe, expect, test } from 'vitest';
import { handleCurrentSession } from '#bff/login/current-session';
import { handleKeepSession } from '#bff/login/keep-session';
import { handleLogOut } from '#bff/login/log-out';
import { onboardingSession } from '#bff/registration/onboarding-session';
import { handleRegisterProfessional } from '#bff/registration/register-professional';
import { runOperation } from '#bff/run-operation';
import { everyOperation } from '#bff/testing/every-operation';
import { dayMs, minuteMs } from '#contracts/kernel/instant';
import { currentSession, keepSession, logOut } from '#contracts/login/login.api';
import { registerProfessional } from '#contracts/registration/registration.api';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

/** A browser right after its professional has registered. */
async function registered() {
  const platform = createTestPlatform();
  const context = platform.contextFor(null);
  const professional = registrationExamples.registerProfessional.visitor;
  const answer = await runOperation(registerProfessional, handleRegisterProfessional, context, professional);
  const [row] = platform.db.users.list(({ email }) => email === professional.email);
  return { platform, context, answer, row };
}

test('whoever has registered may add documents for half an hour', async () => {
  const { context, answer, row } = await registered();
  expect(answer).toEqual({ status: 200, body: { documentsUntil: '2026-11-23T09:30:00.000Z' } });
  expect(context.session.read()).toBeNull();
  expect(context.session.readOwnAccount()).toMatchObject({
    publicToken: row?.public_token,
    privateToken: row?.private_token,
    userType: 'professional',
    scope: 'onboarding',
    remembered: false,
  });
});

test('where somebody is signed in no professional is registered, and they stay signed in', async () => {
  const platform = createTestPlatform();
  const context = platform.contextFor('giulia');
  const professional = registrationExamples.registerProfessional.visitor;
  const answer = await runOperation(registerProfessional, handleRegisterProfessional, context, professional);
  expect(answer).toMatchObject({ status: 409, body: { code: 'other_account' } });
  expect(platform.db.users.list(({ email }) => email === professional.email)).toEqual([]);
  expect(context.session.read()).toMatchObject({ publicToken: 'pt-giulia' });
});

test('the half hour is the end, of idleness too', () => {
  const tokens = { publicToken: 'pt-1', privateToken: 'secret-1' };
  const session = onboardingSession(tokens, testNow);
  expect([session.endsAt - testNow, session.idleEndsAt - testNow]).toEqual([30 * minuteMs, 30 * minuteMs]);
});

test('each is a session of its own, which the deny-list can name', () => {
  const tokens = { publicToken: 'pt-1', privateToken: 'secret-1' };
  const open = () => onboardingSession(tokens, testNow);
  expect(open().sid).not.toBe(open().sid);
});

test('it has ended after half an hour', async () => {
  const { platform, context } = await registered();
  platform.advance(30 * minuteMs - 1);
  expect(context.session.readOwnAccount()).not.toBeNull();
  platform.advance(1);
  expect(context.session.readOwnAccount()).toBeNull();
});

describe('the same registration sent again', () => {
  async function sentAgain({ platform }: Awaited<ReturnType<typeof registered>>) {
    const context = platform.contextFor(null);
    const professional = registrationExamples.registerProfessional.visitor;
    const answer = await runOperation(registerProfessional, handleRegisterProfessional, context, professional);
    return { answer, session: context.session.readOwnAccount() };
  }
  const untilHalfPast = { status: 200, body: { documentsUntil: '2026-11-23T09:30:00.000Z' } };

  test('within the half hour opens the session, until the half hour is over', async () => {
    const first = await registered();
    first.platform.advance(29 * minuteMs);
    const { answer, session } = await sentAgain(first);
    expect(answer).toEqual(untilHalfPast);
    expect(session).toMatchObject({ scope: 'onboarding', endsAt: testNow + 30 * minuteMs });
  });

  test.each([30 * minuteMs, 90 * dayMs])('%i ms later is the same success and opens nothing', async (ms) => {
    const first = await registered();
    first.platform.advance(ms);
    expect(await sentAgain(first)).toEqual({ answer: untilHalfPast, session: null });
  });

  test('after a refusal of the administration opens nothing', async () => {
    const first = await registered();
    first.platform.advance(minuteMs);
    const token = first.row?.public_token ?? '';
    first.platform.db.users.change(token, { manager_configuration: { autorizzazioni: 'rifiutato' } });
    const documentsUntil = '2026-11-23T09:01:00.000Z';
    expect(await sentAgain(first)).toEqual({ answer: { status: 200, body: { documentsUntil } }, session: null });
  });

  test('on a platform that does not say when, opens the session', async () => {
    const first = await registered();
    const token = first.row?.public_token ?? '';
    first.platform.db.users.change(token, { registration_timestamp: '' as never });
    expect((await sentAgain(first)).session).toMatchObject({ endsAt: testNow + 30 * minuteMs });
  });
});

test('whoever has only registered is not signed in (PERM-07)', async () => {
  const { context } = await registered();
  const answer = await runOperation(currentSession, handleCurrentSession, context, {});
  expect(answer).toEqual({ status: 200, body: { signedIn: null } });
});

test('nothing prolongs it', async () => {
  const { platform, context } = await registered();
  platform.advance(10 * minuteMs);
  expect(await runOperation(keepSession, handleKeepSession, context, {})).toMatchObject({ status: 401 });
  expect(context.session.readOwnAccount()?.idleEndsAt).toBe(testNow + 30 * minuteMs);
});

test('signing out ends it', async () => {
  const { context } = await registered();
  await runOperation(logOut, handleLogOut, context, {});
  expect(context.session.readOwnAccount()).toBeNull();
});

const guarded = everyOperation.filter(({ operation }) => operation.access !== 'everyone');

test.each(guarded)('it does not open $operation.name', async ({ operation, handler, examples }) => {
  const { context } = await registered();
  const answer = await runOperation(operation, handler, context, examples[0]?.input);
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});
