import { expect, test } from 'vitest';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { handleLogIn } from '#bff/login/log-in';
import { runOperation } from '#bff/run-operation';
import { dayMs, isoFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { logIn } from '#contracts/login/login.api';
import { demoPassword, personas } from '#mocks/personas';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';

const credentials = { email: personas.giulia.email, password: demoPassword, rememberMe: false };

/** Signs in on a platform of its own and returns the result. */
async function signIn(
  changes: Partial<Record<keyof typeof credentials, unknown>> = {},
  platform = createTestPlatform(),
) {
  const context = platform.contextFor(null);
  const answer = await runOperation(logIn, handleLogIn, context, { ...credentials, ...changes });
  return { answer, session: context.session.read(), platform };
}

test('opens a session for whom the platform knows, and tells the browser no token (LOGIN-21, LOGIN-24, LEGACY-02)', async () => {
  const { answer, session } = await signIn();
  expect(answer).toMatchObject({
    status: 200,
    body: {
      user: { token: 'pt-giulia', userType: 'patient', firstName: 'Giulia', lastName: 'Moretti' },
      idleEndsAt: '2026-11-23T09:30:00.000Z',
    },
  });
  expect(session).toMatchObject({ privateToken: 'secret-giulia', publicToken: 'pt-giulia', userType: 'patient' });
  expect(JSON.stringify(answer)).not.toContain('secret-giulia');
});

test('remembers for 30 days who asked for it (LOGIN-10)', async () => {
  const { answer, session } = await signIn({ rememberMe: true });
  expect(answer.body).toMatchObject({ endsAt: isoFromInstant(shiftInstant(testNow, 30 * dayMs)) });
  expect(session?.remembered).toBe(true);
});

test('lets an approved professional in, as one', async () => {
  const { session } = await signIn({ email: personas.rinaldi.email });
  expect(session?.userType).toBe('professional');
});

test('gives every session a name of its own', async () => {
  const [one, other] = [await signIn(), await signIn()];
  expect(one.session?.sid).not.toBe(other.session?.sid);
});

test.each([
  ['a wrong password', { password: 'Wrong!' }],
  ['an address nobody has', { email: 'nobody@example.it' }],
])('refuses %s with the same words (LOGIN-23)', async (_name, changes) => {
  const { answer, session } = await signIn(changes);
  expect(answer).toMatchObject({ status: 422, body: { code: 'wrong_credentials' } });
  expect(answer.body).not.toHaveProperty('details');
  expect(session).toBeNull();
});

test('lets no professional in whom the administration has not accepted (PERM-07, GUARD-34)', async () => {
  const { answer, session } = await signIn({ email: personas.serra.email });
  expect(answer).toMatchObject({ status: 403, body: { code: 'awaiting_approval' } });
  expect(session).toBeNull();
});

test('tells whom it keeps waiting when they registered (PERM-08)', async () => {
  const platform = createTestPlatform();
  const registered = platform.db.users.get('pt-serra')?.registration_timestamp;
  const { answer } = await signIn({ email: personas.serra.email }, platform);
  expect(answer.body).toMatchObject({ details: { registeredAt: new Date(Number(registered) * 1000).toISOString() } });
});

test('tells nobody without the password that an account awaits approval, nor since when (PERM-07)', async () => {
  const { answer } = await signIn({ email: personas.serra.email, password: 'Wrong!' });
  expect(answer.body).toMatchObject({ code: 'wrong_credentials' });
  expect(answer.body).not.toHaveProperty('details');
});

test('refuses after ten failures, even the right password (LOGIN-23)', async () => {
  const platform = createTestPlatform();
  for (let failure = 0; failure < 10; failure += 1) await signIn({ password: 'Wrong!' }, platform);
  const { answer, session } = await signIn({}, platform);
  expect(answer).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts', details: { retryAfterSeconds: 15 * 60 } },
  });
  expect(session).toBeNull();
  expect((await signIn({ email: personas.marco.email }, platform)).answer.status).toBe(200);
});

test('tries no more than ten passwords however many are sent at once', async () => {
  const platform = createTestPlatform();
  const guesses = Array.from({ length: 30 }, (_, guess) => signIn({ password: `Guess ${guess}` }, platform));
  const codes = (await Promise.all(guesses)).map(({ answer }) => (answer.body as { code: string }).code);
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(20);
});

test('asks the platform no more than fifty guesses of one address, however many accounts are tried at once', async () => {
  const calls: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => void calls.push(name) });
  const guesses = Array.from({ length: 80 }, (_, guess) =>
    signIn({ email: `somebody${guess}@example.it`, password: 'Wrong!' }, platform),
  );
  const codes = (await Promise.all(guesses)).map(({ answer }) => (answer.body as { code: string }).code);
  expect(calls).toEqual(Array(50).fill('login'));
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(50);
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(30);
});

/** Fails as often at an account and from an address as is allowed, less one. */
async function failAlmostTooOften(platform: TestPlatform): Promise<void> {
  for (let failure = 0; failure < 40; failure += 1) {
    await signIn({ email: `somebody${failure}@example.it`, password: 'Wrong!' }, platform);
  }
  for (let failure = 0; failure < 9; failure += 1) await signIn({ password: 'Wrong!' }, platform);
}

test('an own sign-in under way keeps nobody out of another', async () => {
  const platform = createTestPlatform();
  await failAlmostTooOften(platform);
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn({}, platform)));
  expect(answers.map(({ answer }) => answer.status)).toEqual(Array(5).fill(200));
});

test('a success takes nothing of what its address failed', async () => {
  const platform = createTestPlatform();
  await failAlmostTooOften(platform);
  await signIn({}, platform);
  await signIn({ password: 'Wrong!' }, platform);
  expect((await signIn({ email: personas.marco.email }, platform)).answer.status).toBe(429);
});

test('what the platform gave no verdict on counts neither for the account nor for the address (LEG-03)', async () => {
  const platform = createTestPlatform();
  await failAlmostTooOften(platform);
  platform.faults.set('login', ['status-500']);
  const tries = Array.from({ length: 3 }, () => signIn({}, platform));
  expect((await Promise.all(tries)).map(({ answer }) => answer.status)).toEqual([503, 503, 503]);
  platform.faults.set('login', []);
  expect((await signIn({}, platform)).answer.status).toBe(200);
});

test('a readable answer that holds no user counts as a failure: it may be a no in other words', async () => {
  const platform = createTestPlatform();
  const legacy = createLegacyClient({
    ...{ log: platform.log, paths: {}, signal: new AbortController().signal },
    transport: async () => ({ status: 200, body: new TextEncoder().encode('{"success":false}') }),
  });
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const context = { ...platform.contextFor(null), legacy };
    statuses.push((await runOperation(logIn, handleLogIn, context, credentials)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(502), 429]);
});

test('a success takes nothing of what the account failed before it, so that it gives no more guesses', async () => {
  const platform = createTestPlatform();
  for (let failure = 0; failure < 9; failure += 1) await signIn({ password: 'Wrong!' }, platform);
  expect((await signIn({}, platform)).answer.status).toBe(200);
  expect((await signIn({ password: 'Wrong!' }, platform)).answer.body).toMatchObject({ code: 'wrong_credentials' });
  expect((await signIn({}, platform)).answer.status).toBe(429);
});

test.each([
  ['no e-mail address', { email: 'giulia' }],
  ['no password', { password: '' }],
  ['an endless password', { password: 'x'.repeat(257) }],
  ['an object for a password', { password: { $ne: '' } }],
  ['no choice', { rememberMe: undefined }],
])('asks the platform nothing for input with %s (LOGIN-21)', async (_name, changes) => {
  const platform = createTestPlatform();
  platform.faults.set('login', ['status-500']);
  expect((await signIn(changes, platform)).answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test.each([
  ['is away', 'status-500', 503, 'legacy_unavailable'],
  ['answers a page', 'html-page', 502, 'legacy_unreadable'],
  ['answers nothing', 'empty-body', 502, 'legacy_unreadable'],
  ['loses the answer', 'connection-lost-after', 503, 'legacy_unavailable'],
] as const)(
  'counts no failure against an account while the platform %s (LEG-03)',
  async (_name, fault, status, code) => {
    const platform = createTestPlatform();
    platform.faults.set('login', [fault]);
    for (let call = 0; call < 11; call += 1) {
      expect((await signIn({}, platform)).answer).toMatchObject({ status, body: { code } });
    }
    platform.faults.set('login', []);
    expect((await signIn({}, platform)).answer.status).toBe(200);
  },
);

test.each(['php-notices', 'byte-order-mark', 'numbers-as-text', 'lists-as-objects', 'windows-1252'] as const)(
  'lets people in although the platform has its manners: %s',
  async (manner) => {
    const platform = createTestPlatform();
    platform.faults.set('login', [manner]);
    expect((await signIn({}, platform)).answer.status).toBe(200);
  },
);
