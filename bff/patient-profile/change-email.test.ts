import { describe, expect, test } from 'vitest';
import { countAttempt } from '#bff/count-attempt';
import { handleLogIn } from '#bff/login/log-in';
import { handleChangeEmail } from '#bff/patient-profile/change-email';
import { handleOwnPatientProfile } from '#bff/patient-profile/own-patient-profile';
import { runOperation } from '#bff/run-operation';
import { hourMs } from '#contracts/kernel/instant';
import { logIn } from '#contracts/login/login.api';
import { changeEmail, ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { demoPassword, personas } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { whileCalling } from '#mocks/testing/while-calling';

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

describe('whether an address has an account', () => {
  const probe = (platform: TestPlatform, number: number, clientAddress = '203.0.113.7') =>
    runOperation(
      changeEmail,
      handleChangeEmail,
      { ...platform.contextFor('giulia'), clientAddress },
      {
        ...wanted,
        email: number % 2 === 0 ? personas.marco.email : `giulia.${number}@example.it`,
        shown: giulia(platform).email,
      },
    );
  const tooMany = { status: 429, body: { code: 'too_many_changes', details: { retryAfterSeconds: 3_600 } } };

  test('cannot be found out without end: five changes of an account in an hour, those refused counted', async () => {
    const platform = setUp();
    for (let number = 1; number <= 5; number += 1) {
      expect(await probe(platform, number)).toMatchObject({ status: number % 2 === 0 ? 409 : 200 });
    }
    expect(await probe(platform, 6, '203.0.113.8')).toMatchObject(tooMany);
    expect(giulia(platform).email).toBe('giulia.5@example.it');
    platform.advance(hourMs);
    expect(await probe(platform, 7)).toMatchObject({ status: 200 });
  });

  test('nor with many accounts from one address', async () => {
    const platform = setUp();
    const context = { ...platform.contextFor('giulia'), clientAddress: '203.0.113.7' };
    for (let used = 0; used < 20; used += 1) {
      await countAttempt(context, { name: 'change-email-from', limit: 20, windowMs: hourMs });
    }
    expect(await probe(platform, 1)).toMatchObject(tooMany);
    expect(await probe(platform, 1, '203.0.113.8')).toMatchObject({ status: 200 });
  });
});

describe('the password', () => {
  test('that is right is not taken for wrong because another change moves the address meanwhile', async () => {
    const platform = setUp();
    const moved = Promise.withResolvers<void>();
    let signIns = 0;
    const ask = whileCalling(platform, (call, moment) => {
      if (call === 'updateUser' && moment === 'after') moved.resolve();
      if (call !== 'login' || moment !== 'before') return undefined;
      signIns += 1;
      return signIns === 2 ? moved.promise : undefined;
    });
    const to = (email: string) => ask(changeEmail, handleChangeEmail, { ...wanted, email });
    const answers = await Promise.all([to('giulia.uno@example.it'), to('giulia.due@example.it')]);
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'email_changed' } }]);
    expect(giulia(platform).email).toBe('giulia.uno@example.it');
  });

  test.each(['status-500', 'connection-lost-after', 'html-page'] as const)(
    'that cannot be checked (%s) leaves nothing open: nothing was to be written',
    async (fault) => {
      const platform = setUp();
      platform.faults.set('login', [fault]);
      const { status, body } = await change(platform);
      expect([502, 503]).toContain(status);
      expect(body).not.toHaveProperty('outcomeUnknown');
      expect(giulia(platform).email).toBe(shown);
    },
  );

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
