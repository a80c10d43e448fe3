import { expect, test } from 'vitest';
import { handleLogIn } from '#bff/login/log-in';
import { handleOwnPatientProfile } from '#bff/patient-profile/own-patient-profile';
import { onboardingSession } from '#bff/registration/onboarding-session';
import { handleRegisterPatient } from '#bff/registration/register-patient';
import { runOperation } from '#bff/run-operation';
import { isoFromInstant, minuteMs, secondsFromInstant } from '#contracts/kernel/instant';
import { logIn } from '#contracts/login/login.api';
import { ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { registerPatient } from '#contracts/registration/registration.api';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const patient = registrationExamples.registerPatient.visitor;
const credentials = { email: patient.email.toLowerCase(), password: patient.password };
const at = secondsFromInstant(testNow);

test('sends the platform the whole user in its own words (ADDR-05, LEGACY-06, LEGACY-07, DATA-04)', async () => {
  const { context, sent } = observeCalls(createTestPlatform(), null);
  const asked = { ...patient, email: ' Lucia.DeSantis@Example.IT', firstName: ' LUCIA ', newsletter: true };
  const answer = await runOperation(registerPatient, handleRegisterPatient, context, asked);
  expect(answer.status).toBe(200);
  expect(sent.slice(0, 1)).toEqual([
    {
      ...{ call: 'register', method: 'POST', base: 'appserver', path: '/custom.php/registration' },
      body: {
        notify_email: 'paziente',
        public_token: 'demonstration-parent-app',
        user: {
          email: 'lucia.desantis@example.it',
          username: 'lucia.desantis@example.it',
          password: 'Lucia-2026-qui',
          public_configuration: {
            type: 'paziente',
            nome: 'Lucia',
            cognome: 'De santis',
            dob: '1990-04-12',
            telefono: '+39 347 555 0199',
            gender: 'donna',
            indirizzo: {
              id: 'luogo-milano-via-garibaldi',
              formatted_address: 'Via Giuseppe Garibaldi 12, 20121 Milano MI, Italia',
              coordinates: [45.4721, 9.1846],
              type: 'Point',
            },
            isTerms: true,
            isPrivacy: true,
            isPersonalData: true,
            isServiceFee: true,
            isNewsLetter: true,
          },
          configuration: {
            act: expect.stringMatching(/^key-register-patient-1\.[a-z0-9]+$/),
            ascolto: {
              consents: {
                version: 1,
                given: ['terms', 'privacy', 'personalData', 'serviceFee'].map((consent) => ({
                  consent,
                  at,
                  version: 1,
                })),
              },
              choices: [{ choice: 'newsletter', value: true, at }],
            },
          },
        },
      },
    },
  ]);
});

test('the address is lower-cased and is the user’s name too, the names begin with a capital (REG-114, REG-115, REG-116)', async () => {
  const platform = createTestPlatform();
  await register(platform, { email: 'LUCIA@EXAMPLE.IT', firstName: 'lucia', lastName: 'DE SANTIS' });
  expect(newcomers(platform)).toMatchObject([
    {
      email: 'lucia@example.it',
      username: 'lucia@example.it',
      public_configuration: { nome: 'Lucia', cognome: 'De santis' },
    },
  ]);
});

test('who has registered signs in with the same address and password, in whatever letters', async () => {
  const platform = createTestPlatform();
  await register(platform);
  const credentials = { email: patient.email.toUpperCase(), password: patient.password, rememberMe: false };
  const answer = await platform.runAs(null, logIn, handleLogIn, credentials);
  expect(answer).toMatchObject({ status: 200, body: { user: { userType: 'patient', missingConsents: [] } } });
});

test('who has registered is signed in, by a session as of a log-in that ends with the browser', async () => {
  const platform = createTestPlatform();
  const { context, sent } = observeCalls(platform, null);
  const answer = await runOperation(registerPatient, handleRegisterPatient, context, patient);
  const [row] = newcomers(platform);
  expect(sent.map(({ call }) => call)).toEqual(['register', 'login']);
  expect(answer).toMatchObject({
    body: { signedIn: { user: { token: row?.public_token, userType: 'patient', missingConsents: [] } } },
  });
  const session = context.session.read();
  expect(session).toMatchObject({ publicToken: row?.public_token, scope: 'full', remembered: false });
  const twice = await platform.runAs(null, logIn, handleLogIn, { ...credentials, rememberMe: false });
  expect(answer.body).toMatchObject({ signedIn: twice.body });
  expect(session?.passwordMark).toBe(context.passwordMark(session?.publicToken ?? '', patient.password));
});

test.each([true, false])(
  'finds in the profile when each consent was given, and to which texts; the newsletter only when asked for: %s',
  async (newsletter) => {
    const platform = createTestPlatform();
    const context = platform.contextFor(null);
    await runOperation(registerPatient, handleRegisterPatient, context, { ...patient, newsletter });
    const answer = await runOperation(ownPatientProfile, handleOwnPatientProfile, context, {});
    const givenAt = isoFromInstant(testNow);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        value: {
          consents: ['terms', 'privacy', 'personalData', 'serviceFee'].map((consent) => ({
            consent,
            givenAt,
            version: '1',
          })),
          newsletterChangedAt: newsletter ? givenAt : null,
        },
      },
    });
  },
);

test('a browser that somebody is signed in with stays theirs, whoever registers in it', async () => {
  const platform = createTestPlatform();
  const giulia = platform.contextFor('giulia');
  const answer = await runOperation(registerPatient, handleRegisterPatient, giulia, patient);
  expect(answer).toEqual({ status: 200, body: { signedIn: null } });
  expect(giulia.session.read()?.publicToken).toBe('pt-giulia');
});

test('the documents a professional is still adding lose no session to a patient’s registration', async () => {
  const platform = createTestPlatform();
  const context = platform.contextFor(null);
  const opened = { publicToken: 'pt-new', privateToken: 'secret-new' };
  context.session.replace(onboardingSession(opened, platform.now()));
  const answer = await runOperation(registerPatient, handleRegisterPatient, context, patient);
  expect(answer).toEqual({ status: 200, body: { signedIn: null } });
  expect(context.session.readOwnAccount()).toMatchObject({ publicToken: 'pt-new', scope: 'onboarding' });
});

test.each(['status-500', 'connection-lost-before', 'html-page'] as const)(
  'with %s at the sign-in the registration is a success without a session, and the log says so without a name',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set('login', [fault]);
    const context = platform.contextFor(null);
    const answer = await runOperation(registerPatient, handleRegisterPatient, context, patient);
    expect(answer).toEqual({ status: 200, body: { signedIn: null } });
    expect(context.session.readOwnAccount()).toBeNull();
    expect(newcomers(platform)).toHaveLength(1);
    expect(platform.logged.filter(({ event }) => event === 'sign_in_after_registration_failed')).toHaveLength(1);
    expect(JSON.stringify(platform.logged)).not.toMatch(/lucia|santis/i);
  },
);

test.each([
  { what: 'refuses to sign the patient in', login: { error: 'NOT_YET' } },
  { what: 'signs somebody else in', login: undefined },
])('a platform that $what gives no session', async ({ login }) => {
  const platform = createTestPlatform();
  const row = platform.db.users.get('pt-giulia');
  const { context } = observeCalls(platform, null, { login: login ?? { user: row } });
  const answer = await runOperation(registerPatient, handleRegisterPatient, context, patient);
  expect(answer).toEqual({ status: 200, body: { signedIn: null } });
  expect(context.session.readOwnAccount()).toBeNull();
});

test('registering is no way around the limit of sign-ins: an account that is closed to guesses stays closed', async () => {
  const platform = createTestPlatform();
  await register(platform);
  const wrong = { ...credentials, password: 'Wrong!', rememberMe: false };
  for (let guess = 0; guess < 10; guess += 1) await platform.runAs(null, logIn, handleLogIn, wrong);
  const context = platform.contextFor(null);
  const answer = await runOperation(registerPatient, handleRegisterPatient, context, patient);
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(context.session.readOwnAccount()).toBeNull();
});

test('nobody hears a token', async () => {
  const platform = createTestPlatform();
  const answer = await register(platform);
  const [row] = newcomers(platform);
  expect(JSON.stringify([answer, platform.logged])).not.toContain(row?.private_token);
});

test('an address that has an account is refused, and its account stays as it was (REG-112)', async () => {
  const platform = createTestPlatform();
  const before = platform.db.snapshot();
  const answer = await register(platform, { email: 'Giulia.Moretti@example.it' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  expect(platform.db.snapshot().tables).toEqual(before.tables);
});

test('the right password of an account opened otherwise is told like a wrong one (REG-112)', async () => {
  const answers = await Promise.all(
    ['Ascolto2026!', 'Sbagliata-2026'].map((password) =>
      register(createTestPlatform(), { email: 'giulia.moretti@example.it', password }),
    ),
  );
  const [right, wrong] = answers.map(({ status, body }) => ({ status, body: { ...Object(body), requestId: '' } }));
  expect(right).toEqual(wrong);
});

test('a password the platform finds too short is told as that (REG-111)', async () => {
  const platform = createTestPlatform();
  const answer = await register(platform, { password: 'corta   ' });
  expect(answer).toMatchObject({ status: 422, body: { code: 'password_too_short' } });
  expect(newcomers(platform)).toEqual([]);
});

test.each([
  { answer: { error: 'PASSWORD_TOO_SHORT' }, code: 'password_too_short' },
  { answer: { error: { message: 'PASSWORD_TOO_SHORT' } }, code: 'password_too_short' },
  { answer: { email_available: false }, code: 'email_taken' },
  { answer: { email_available: '0', user: [] }, code: 'email_taken' },
  { answer: { username_available: false }, code: 'email_taken' },
  { answer: { error: 'SOMETHING_ELSE' }, code: 'registration_refused' },
  { answer: { error: true }, code: 'registration_refused' },
])('the platform’s $answer is $code (REG-111, REG-112, REG-113, LEGACY-08)', async ({ answer, code }) => {
  const { context } = observeCalls(createTestPlatform(), null, { register: answer });
  const { body } = await runOperation(registerPatient, handleRegisterPatient, context, patient);
  expect(body).toMatchObject({ code });
});

test.each([
  { refused: 'SOMETHING_ELSE', logged: 'SOMETHING_ELSE' },
  { refused: 'Lucia De Santis is on the black list', logged: 'a sentence' },
  { refused: 'LUCIA@EXAMPLE.IT', logged: 'a sentence' },
])('any other refusal is in the log by its code alone: $refused (REG-113)', async ({ refused, logged }) => {
  const platform = createTestPlatform();
  const { context } = observeCalls(platform, null, { register: { error: refused } });
  await runOperation(registerPatient, handleRegisterPatient, context, patient);
  expect(platform.logged).toEqual([{ level: 'warn', event: 'registration_refused', fields: { code: logged } }]);
});

test.each([
  { born: '2008-11-24', status: 422 },
  { born: '2008-11-23', status: 200 },
])('whoever was born on $born is answered $status today in Rome (REG-42, REG-59)', async ({ born, status }) => {
  const platform = createTestPlatform();
  const answer = await register(platform, { birthDate: born });
  expect(answer.status).toBe(status);
  expect(newcomers(platform)).toHaveLength(status === 200 ? 1 : 0);
});

test('who is eighteen in Rome is eighteen, though it is still yesterday in London (REG-42)', async () => {
  const platform = createTestPlatform();
  platform.advance(14.5 * 60 * minuteMs);
  expect(await register(platform, { birthDate: '2008-11-24' })).toMatchObject({ status: 200 });
});

test('twenty attempts per address in fifteen minutes, then it is said when the next may be made', async () => {
  const platform = createTestPlatform();
  const attempts = await Promise.all(
    Array.from({ length: 23 }, (_, number) => register(platform, { email: `lucia${number}@example.it` })),
  );
  expect(attempts.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(attempts.at(-1)).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts', details: { retryAfterSeconds: 15 * 60 } },
  });
  platform.advance(15 * minuteMs);
  expect(await register(platform)).toMatchObject({ status: 200 });
});

test.each([
  { what: 'a type', smuggled: { type: 'dottore' } },
  { what: 'a role', smuggled: { role: 'psychologist' } },
  { what: 'an authorisation', smuggled: { autorizzazioni: 'accettato' } },
  { what: 'the administration’s part', smuggled: { manager_configuration: { wallet: '1000' } } },
  { what: 'the platform’s part', smuggled: { public_configuration: { privilege: true } } },
  { what: 'a coordinate more', smuggled: { address: { ...patient.address, type: 'Point' } } },
  { what: 'an object for an address', smuggled: { email: { $ne: '' } } },
  { what: 'a list for a password', smuggled: { password: ['Lucia-2026-qui'] } },
  { what: 'a consent not given', smuggled: { privacy: false } },
  { what: 'a short password', smuggled: { password: '1234567' } },
  { what: 'no key', smuggled: { idempotencyKey: '' } },
])('$what is refused before anything is asked', async ({ smuggled }) => {
  const { context, sent } = observeCalls(createTestPlatform(), null);
  const answer = await runOperation(registerPatient, handleRegisterPatient, context, { ...patient, ...smuggled });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(sent).toEqual([]);
});

function register(platform: TestPlatform, changes: object = {}) {
  return platform.runAs(null, registerPatient, handleRegisterPatient, { ...patient, ...changes });
}

/** The newly registered users, as the platform stores them. */
function newcomers({ db }: TestPlatform) {
  return db.users.list(({ configuration }) => configuration['act'] !== undefined);
}
