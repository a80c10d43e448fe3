import { describe, expect, test } from 'vitest';
import { handleLogIn } from '#bff/login/log-in';
import { handleChangeEmail } from '#bff/patient-profile/change-email';
import { handleOwnPatientProfile } from '#bff/patient-profile/own-patient-profile';
import { runOperation } from '#bff/run-operation';
import { logIn } from '#contracts/login/login.api';
import { changeEmail, ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { demoPassword, personas } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const shown = personas.giulia.email;
const wanted = { email: 'Giulia.Nuova@Example.it', shown, password: demoPassword };
const setUp = () => createTestPlatform({ scenario: 'personas-only' });

const change = (platform: TestPlatform, input: object = {}) =>
  platform.runAs('giulia', changeEmail, handleChangeEmail, { ...wanted, ...input });

function giulia({ db }: TestPlatform) {
  const row = db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  return row;
}

const signIn = (platform: TestPlatform, email: string) =>
  platform.runAs(null, logIn, handleLogIn, { email, password: demoPassword, rememberMe: false });

describe('a new address', () => {
  test('takes the place of the old one, the username follows it, and nothing else changes (PATIENT-19, PATIENT-35)', async () => {
    const platform = setUp();
    const before = giulia(platform);
    expect(await change(platform)).toEqual({ status: 200, body: { email: 'giulia.nuova@example.it' } });
    expect(giulia(platform)).toEqual({
      ...before,
      email: 'giulia.nuova@example.it',
      username: 'giulia.nuova@example.it',
    });
    expect(await signIn(platform, 'giulia.nuova@example.it')).toMatchObject({ status: 200 });
    expect(await signIn(platform, shown)).toMatchObject({ body: { code: 'wrong_credentials' } });
  });

  test('leaves the session as it was, with the token that a platform may give anew with a sign-in', async () => {
    const platform = setUp();
    const context = platform.contextFor('giulia');
    expect(await runOperation(changeEmail, handleChangeEmail, context, wanted)).toMatchObject({ status: 200 });
    expect(context.session.read()).toMatchObject({ sid: 'sid-giulia', privateToken: personas.giulia.privateToken });
    const read = await runOperation(ownPatientProfile, handleOwnPatientProfile, context, {});
    expect(read).toMatchObject({ status: 200, body: { value: { email: 'giulia.nuova@example.it' } } });
  });

  test('that is another account’s is refused, and nothing changes', async () => {
    const platform = setUp();
    const before = giulia(platform);
    const answer = await change(platform, { email: personas.marco.email });
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(giulia(platform)).toEqual(before);
  });

  test('whose answer was lost is settled by a reading, and by the present state when it is sent again', async () => {
    const platform = setUp();
    platform.faults.set('updateUser', ['connection-lost-after']);
    expect(await change(platform)).toMatchObject({ status: 200 });
    platform.faults.set('updateUser', ['status-500']);
    expect(await change(platform)).toEqual({ status: 200, body: { email: 'giulia.nuova@example.it' } });
  });

  test('the platform did not keep is told as not known', async () => {
    const platform = setUp();
    platform.faults.set('updateUser', ['status-500']);
    expect(await change(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
    expect(giulia(platform).email).toBe(shown);
  });

  test('is refused where another stands by now than the page showed, and says which', async () => {
    const platform = setUp();
    platform.db.users.change('pt-giulia', { email: 'giulia.altra@example.it' });
    expect(await change(platform)).toMatchObject({
      status: 409,
      body: { code: 'email_changed', details: { email: 'giulia.altra@example.it' } },
    });
    expect(giulia(platform).email).toBe('giulia.altra@example.it');
  });

  test.each(['', 'giulia', 'giulia@', 'giulia@example', 'giulia moretti@example.it'])(
    'is an e-mail address: "%s" is none (PATIENT-35)',
    async (email) => {
      expect(await change(setUp(), { email })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    },
  );
});

describe('the password', () => {
  test('is asked for again: with another nothing changes', async () => {
    const platform = setUp();
    const before = giulia(platform);
    expect(await change(platform, { password: 'Un-altra-2026' })).toMatchObject({
      status: 422,
      body: { code: 'wrong_password' },
    });
    expect(giulia(platform)).toEqual(before);
  });

  test('is not guessed here: attempts are limited as those of signing in, and count with them', async () => {
    const platform = setUp();
    const context = platform.contextFor('giulia');
    const guess = (password: string) => runOperation(changeEmail, handleChangeEmail, context, { ...wanted, password });
    for (let failure = 0; failure < 10; failure += 1) {
      expect(await guess(`Sbagliata-${failure}`)).toMatchObject({ body: { code: 'wrong_password' } });
    }
    expect(await guess(demoPassword)).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts', details: { retryAfterSeconds: expect.any(Number) } },
    });
    const credentials = { email: shown, password: demoPassword, rememberMe: false };
    const atTheDoor = { ...platform.contextFor(null), attempts: context.attempts };
    expect(await runOperation(logIn, handleLogIn, atTheDoor, credentials)).toMatchObject({ status: 429 });
  });

  test('that belongs to another account with the same address opens nothing', async () => {
    const platform = setUp();
    platform.db.users.change('pt-giulia', { email: personas.marco.email });
    platform.db.users.remove('pt-giulia');
    platform.db.users.put({ ...giuliaRow(), email: personas.marco.email });
    expect(await change(platform, { shown: personas.marco.email })).toMatchObject({
      body: { code: 'wrong_password' },
    });
  });
});

function giuliaRow() {
  return giulia(setUp());
}
