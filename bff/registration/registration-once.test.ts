import { describe, expect, test } from 'vitest';
import type { Context } from '#bff/context';
import type { LegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnavailable } from '#bff/legacy/legacy-failures';
import { handleLogIn } from '#bff/login/log-in';
import { handleRegisterPatient } from '#bff/registration/register-patient';
import { handleRegisterProfessional } from '#bff/registration/register-professional';
import { runOperation } from '#bff/run-operation';
import { minuteMs } from '#contracts/kernel/instant';
import { logIn } from '#contracts/login/login.api';
import { login } from '#contracts/login/login.legacy';
import { registerPatient, registerProfessional } from '#contracts/registration/registration.api';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { register } from '#contracts/registration/registration.legacy';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const patient = registrationExamples.registerPatient.visitor;
const professional = registrationExamples.registerProfessional.visitor;

describe('an answer that is lost', () => {
  test.each(['connection-lost-after', 'html-page', 'cut-short', 'empty-body'] as const)(
    'with %s after the account was opened, the account is recognised and not opened again',
    async (fault) => {
      const platform = createTestPlatform();
      platform.faults.set(register.name, [fault]);
      const { answer, calls } = await open(platform);
      expect(answer).toMatchObject({ status: 200 });
      expect(calls).toEqual(['register', 'login', 'login']);
      expect(newcomers(platform)).toHaveLength(1);
    },
  );

  test.each(['connection-lost-before', 'status-500'] as const)(
    'with %s before anything was opened, it is told as unknown, written once, and a second press opens the account',
    async (fault) => {
      const platform = createTestPlatform();
      platform.faults.set(register.name, [fault]);
      const { answer, calls } = await open(platform);
      expect(answer).toMatchObject({ status: 503, body: { code: 'legacy_unavailable', outcomeUnknown: true } });
      expect(calls).toEqual(['register', 'login']);
      platform.faults.set(register.name, []);
      expect((await open(platform)).answer).toMatchObject({ status: 200 });
      expect(newcomers(platform)).toHaveLength(1);
    },
  );

  test('with nobody to be asked afterwards, it is told as unknown, and a second press recognises the account', async () => {
    const platform = createTestPlatform();
    platform.faults.set(register.name, ['connection-lost-after']);
    platform.faults.set(login.name, ['connection-lost-before']);
    expect((await open(platform)).answer).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
    platform.faults.set(register.name, []);
    platform.faults.set(login.name, []);
    expect((await open(platform)).answer).toMatchObject({ status: 200 });
    expect(newcomers(platform)).toHaveLength(1);
  });

  test('stays unknown when the question afterwards does not even go out', async () => {
    const { context } = observeCalls(createTestPlatform(), null);
    const legacy: LegacyClient = {
      ...context.legacy,
      over: () => legacy,
      call: ({ name }) => Promise.reject(new LegacyUnavailable(name, 'connection lost', name === register.name)),
    };
    const answer = await runOperation(registerPatient, handleRegisterPatient, { ...context, legacy }, patient);
    expect(answer).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
  });

  test('an address is not told as taken while nobody can be asked whose it is', async () => {
    const platform = createTestPlatform();
    await open(platform);
    platform.faults.set(login.name, ['status-500']);
    expect((await open(platform)).answer).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
  });

  test('of a professional opens the session for documents all the same', async () => {
    const platform = createTestPlatform();
    platform.faults.set(register.name, ['connection-lost-after']);
    const { answer, session } = await openProfessional(platform);
    expect(answer.status).toBe(200);
    expect(session.readOwnAccount()).toMatchObject({
      publicToken: newcomers(platform)[0]?.public_token,
      scope: 'onboarding',
    });
  });
});

describe('an account that is there already', () => {
  test('asked for again with the same key and password, is the same success', async () => {
    const platform = createTestPlatform();
    await open(platform);
    expect((await open(platform)).answer).toMatchObject({ status: 200 });
    expect(newcomers(platform)).toHaveLength(1);
    expect(platform.db.outbox.list()).toHaveLength(1);
  });

  test('asked for again by the browser it has signed in already, is signed in still', async () => {
    const platform = createTestPlatform();
    const { context } = observeCalls(platform, null);
    const press = () => runOperation(registerPatient, handleRegisterPatient, context, patient);
    const answers = [await press(), await press()];
    expect(answers[1]).toEqual(answers[0]);
    expect(context.session.read()?.publicToken).toBe(newcomers(platform)[0]?.public_token);
  });

  test.each([
    { what: 'another key', changes: { idempotencyKey: 'key-of-another-try' } },
    { what: 'another password', changes: { password: 'Un-altra-2026' } },
  ])('asked for with $what, is told as taken (REG-112)', async ({ changes }) => {
    const platform = createTestPlatform();
    await open(platform);
    const { answer } = await open(platform, changes);
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  test('of a patient gives no session to whoever registers as a professional with the key of before', async () => {
    const platform = createTestPlatform();
    await open(platform);
    const { answer, session } = await openProfessional(platform, { idempotencyKey: patient.idempotencyKey });
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(session.readOwnAccount()).toBeNull();
  });

  test.each([
    { what: 'a wrong password', password: 'Un-altra-2026' },
    { what: 'a fitting password', password: patient.password },
  ])('counts $what given with a taken e-mail as a failed sign-in', async ({ password }) => {
    const platform = createTestPlatform();
    await open(platform);
    const context = platform.contextFor(null);
    const guess = (number: number) => ({ ...patient, password, idempotencyKey: `key-of-guess-${number}` });
    const ask = async (number: number) =>
      runOperation(registerPatient, handleRegisterPatient, fromAnotherAddress(context, number), guess(number));
    for (let number = 1; number <= 10; number += 1) {
      expect(await ask(number)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    }
    const tooMany = { status: 429, body: { code: 'too_many_attempts', details: { retryAfterSeconds: 900 } } };
    expect(await ask(11)).toMatchObject(tooMany);
    const credentials = { email: patient.email, password: patient.password, rememberMe: false };
    expect(await runOperation(logIn, handleLogIn, context, credentials)).toMatchObject(tooMany);
  });

  test('counts no failed sign-in when the same request is sent again', async () => {
    const platform = createTestPlatform();
    const context = platform.contextFor(null);
    for (let number = 1; number <= 12; number += 1) {
      const asked = fromAnotherAddress(context, number);
      expect(await runOperation(registerPatient, handleRegisterPatient, asked, patient)).toMatchObject({ status: 200 });
    }
  });

  describe('on a platform that drops the mark', () => {
    async function openUnmarked() {
      const platform = createTestPlatform();
      await open(platform);
      const token = newcomers(platform)[0]?.public_token ?? '';
      platform.db.users.change(token, { configuration: {} });
      return platform;
    }

    test('is recognised by its password for ten minutes', async () => {
      const platform = await openUnmarked();
      expect((await open(platform)).answer).toMatchObject({ status: 200 });
      platform.advance(11 * minuteMs);
      expect((await open(platform)).answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    });

    test('refuses another password as for any taken e-mail (REG-112)', async () => {
      const platform = await openUnmarked();
      const { answer } = await open(platform, { password: 'Un-altra-2026' });
      expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    });

    test('opens no session for documents of a professional', async () => {
      const platform = createTestPlatform();
      await openProfessional(platform);
      const token = newcomers(platform)[0]?.public_token ?? '';
      platform.db.users.change(token, { configuration: {} });
      const { answer, session } = await openProfessional(platform);
      expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
      expect(session.readOwnAccount()).toBeNull();
    });
  });
});

describe('two at once', () => {
  test('with one key both succeed, and there is one account and one e-mail', async () => {
    const platform = createTestPlatform();
    const both = await Promise.all([open(platform), open(platform)]);
    expect(both.map(({ answer }) => answer)).toEqual(Array(2).fill(expect.objectContaining({ status: 200 })));
    expect(newcomers(platform)).toHaveLength(1);
    expect(platform.db.outbox.list()).toHaveLength(1);
  });

  test('with two keys and one address there is one account, whatever the letters (REG-112, REG-114)', async () => {
    const platform = createTestPlatform();
    const other = {
      idempotencyKey: 'key-of-another-tab',
      email: patient.email.toUpperCase(),
      password: 'Un-altra-2026',
    };
    const both = await Promise.all([open(platform), open(platform, other)]);
    expect(both.map(({ answer: { status } }) => status)).toEqual([200, 409]);
    expect(newcomers(platform)).toHaveLength(1);
  });

  test('the second is not sent before the first is answered', async () => {
    const platform = createTestPlatform();
    const order: string[] = [];
    const observe = async (idempotencyKey: string) => {
      const context = platform.contextFor(null);
      const legacy: LegacyClient = {
        ...context.legacy,
        over: () => legacy,
        call(call, request) {
          order.push(`${idempotencyKey} asks`);
          return context.legacy.call(call, request).finally(() => order.push(`${idempotencyKey} is answered`));
        },
      };
      await runOperation(
        registerPatient,
        handleRegisterPatient,
        { ...context, legacy },
        { ...patient, idempotencyKey },
      );
    };
    await Promise.all([observe('key-first'), observe('key-second')]);
    expect(order.slice(0, 3)).toEqual(['key-first asks', 'key-first is answered', 'key-second asks']);
  });
});

/** The same visitor behind another address, so that no limit of an address is met. */
function fromAnotherAddress(context: Context, number: number): Context {
  return { ...context, clientAddress: `203.0.113.${number}` };
}

/** Registers the patient, and returns the answer with the calls it took. */
async function open(platform: TestPlatform, changes: object = {}) {
  const { context, sent } = observeCalls(platform, null);
  const answer = await runOperation(registerPatient, handleRegisterPatient, context, { ...patient, ...changes });
  return { answer, calls: sent.map(({ call }) => call) };
}

async function openProfessional(platform: TestPlatform, changes: object = {}) {
  const context = platform.contextFor(null);
  const asked = { ...professional, ...changes };
  const answer = await runOperation(registerProfessional, handleRegisterProfessional, context, asked);
  return { answer, session: context.session };
}

/** The newly registered users, as the platform stores them. */
function newcomers({ db }: TestPlatform) {
  return db.users.list(({ configuration }) => configuration['act'] !== undefined);
}
