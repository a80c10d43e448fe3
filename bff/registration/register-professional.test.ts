import { describe, expect, test } from 'vitest';
import { handleLogIn } from '#bff/login/log-in';
import { handleRegisterProfessional } from '#bff/registration/register-professional';
import { runOperation } from '#bff/run-operation';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { logIn } from '#contracts/login/login.api';
import { registerProfessional } from '#contracts/registration/registration.api';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { register } from '#contracts/registration/registration.legacy';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const professional = registrationExamples.registerProfessional.visitor;
const residence = {
  id: 'luogo-milano-via-garibaldi',
  formatted_address: 'Via Giuseppe Garibaldi 12, 20121 Milano MI, Italia',
  coordinates: [45.4721, 9.1846],
  type: 'Point',
};

/** What the platform receives for a professional who registers with these changes. */
async function sentFor(changes: object = {}): Promise<Record<string, unknown>> {
  const { context, sent } = observeCalls(createTestPlatform(), null);
  const asked = { ...professional, ...changes };
  expect(await runOperation(registerProfessional, handleRegisterProfessional, context, asked)).toMatchObject({
    status: 200,
  });
  expect(sent.map(({ call }) => call)).toEqual(['register']);
  return register.request.parse(sent[0]?.body).user.public_configuration;
}

describe('what the platform is sent', () => {
  test('holds the moment and the version of each consent', async () => {
    const platform = createTestPlatform();
    const { context, sent } = observeCalls(platform, null);
    await runOperation(registerProfessional, handleRegisterProfessional, context, professional);
    const at = secondsFromInstant(platform.now());
    const given = ['terms', 'privacy', 'personalData', 'serviceFee'].map((consent) => ({ consent, at, version: 1 }));
    const { configuration } = register.request.parse(sent[0]?.body).user;
    expect(configuration).toMatchObject({ ascolto: { consents: { version: 1, given } } });
  });

  test('a psychotherapist, whole (REG-100, AMB-14, DATA-05, DATA-17)', async () => {
    expect(await sentFor({ residenceDetails: ' Scala B ' })).toEqual({
      type: 'dottore',
      role: 'psychotherapist',
      nome: 'Lucia',
      cognome: 'De santis',
      dob: '1990-04-12',
      telefono: '+39 347 555 0199',
      gender: 'donna',
      isTerms: true,
      isPrivacy: true,
      isPersonalData: true,
      isServiceFee: true,
      isNewsLetter: false,
      address: residence,
      current_address: residence,
      residence_details: 'Scala B',
      languages: ['Italiano', 'Inglese'],
      identity_documents: [],
      card_expiry: '2031-05-12',
      tax_code_expiry: '2032-01-31',
      tax_regime: 'forfettario',
      emergency_availability: 'no',
      hours_per_week: 'Da 15 a 30 ore',
      hear_from: 'Passaparola',
      register_defination: '03/18342',
      register_date: '2017-03-21',
      region: 'Lombardia',
      qualifications: [
        {
          education: 'Laurea magistrale in Psicologia clinica',
          institute: 'Università degli Studi di Padova',
          passed_year: '2015',
          filesList: [],
        },
      ],
      prices: { single_seat: 70, couple_session: 95 },
      intervations: ['Ansia', 'Lutto'],
      correct_name: 'Scuola Lombarda di Psicoterapia Cognitiva',
      specialization_date: '2021-12-10',
      specialization: ['Psicoterapia', 'EMDR'],
      certificatePsychotherapy: [],
    });
  });

  test.each([
    { what: 'as the form sends one', changes: { role: 'psychologist', psychotherapy: null } },
    { what: 'with what was filled in before the role was changed', changes: { role: 'psychologist' } },
  ])('of a psychologist, $what, nothing that is a psychotherapist’s (DATA-19)', async ({ changes }) => {
    const sent = await sentFor(changes);
    expect(sent['role']).toBe('psychologist');
    for (const field of ['correct_name', 'specialization_date', 'specialization', 'certificatePsychotherapy']) {
      expect(sent).not.toHaveProperty(field);
    }
  });

  test.each([
    { price: { singlePrice: 4_500, couplePrice: null, familyPrice: null }, euro: { single_seat: 45 } },
    { price: { singlePrice: null, couplePrice: 18_500, familyPrice: null }, euro: { couple_session: 185 } },
    { price: { singlePrice: null, couplePrice: null, familyPrice: 5_000 }, euro: { family_session: 50 } },
  ])('the prices that were set, in euro: $euro (REG-96, DATA-22)', async ({ price, euro }) => {
    expect((await sentFor(price))['prices']).toEqual(euro);
  });

  test('tells whom to write to', async () => {
    const { context, sent } = observeCalls(createTestPlatform(), null);
    await runOperation(registerProfessional, handleRegisterProfessional, context, professional);
    expect(sent[0]?.body).toMatchObject({ notify_email: 'dottore', public_token: 'demonstration-parent-app' });
  });
});

test('who has specialised today is specialised, and of a psychologist nobody asks', async () => {
  const on = (specialisationDate: string) => ({ ...professional.psychotherapy, specialisationDate });
  expect(await sentFor({ psychotherapy: on('2026-11-23') })).toMatchObject({ specialization_date: '2026-11-23' });
  expect(await sentFor({ role: 'psychologist', psychotherapy: on('2099-01-01') })).toMatchObject({
    role: 'psychologist',
  });
});

describe('refusals', () => {
  test.each([
    { what: 'a psychotherapist without school', changes: { psychotherapy: null }, code: 'psychotherapy_incomplete' },
    {
      what: 'nobody’s price',
      changes: { singlePrice: null, couplePrice: null, familyPrice: null },
      code: 'price_missing',
    },
    { what: 'a minor', changes: { birthDate: '2008-11-24' }, code: 'under_age' },
    {
      what: 'a psychotherapist not specialised yet',
      changes: { psychotherapy: { ...professional.psychotherapy, specialisationDate: '2026-11-24' } },
      code: 'date_to_come',
    },
  ])('$what is $code, and nothing is asked (REG-42, REG-96, REG-103)', async ({ changes, code }) => {
    const { context, sent } = observeCalls(createTestPlatform(), null);
    const asked = { ...professional, ...changes };
    const answer = await runOperation(registerProfessional, handleRegisterProfessional, context, asked);
    expect(answer).toMatchObject({ status: 422, body: { code } });
    expect(sent).toEqual([]);
    expect(context.session.readOwnAccount()).toBeNull();
  });

  test('an address that has an account opens no session on it (REG-112)', async () => {
    const platform = createTestPlatform();
    const context = platform.contextFor(null);
    const asked = { ...professional, email: 'andrea.rinaldi@example.it', password: 'Ascolto2026!' };
    const answer = await runOperation(registerProfessional, handleRegisterProfessional, context, asked);
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(context.session.readOwnAccount()).toBeNull();
  });

  test.each([
    { what: 'a type', smuggled: { type: 'paziente' } },
    { what: 'an authorisation', smuggled: { autorizzazioni: 'accettato' } },
    { what: 'a plan', smuggled: { manager_configuration: { current_plan: { type: 'online+studio' } } } },
    { what: 'a role of its own', smuggled: { role: 'amministrazione' } },
    { what: 'a price that is free', smuggled: { singlePrice: 0 } },
    { what: 'a price of cents', smuggled: { singlePrice: 7_001 } },
    { what: 'documents by name', smuggled: { identityDocuments: ['documento-pt-rinaldi.pdf'] } },
    { what: 'a specialisation nobody has', smuggled: { psychotherapy: { ...professional.psychotherapy, x: 1 } } },
  ])('$what is refused before anything is asked', async ({ smuggled }) => {
    const { context, sent } = observeCalls(createTestPlatform(), null);
    const asked = { ...professional, ...smuggled };
    const answer = await runOperation(registerProfessional, handleRegisterProfessional, context, asked);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(sent).toEqual([]);
  });
});

test('a professional awaits approval, and signs in once the administration has given it (PERM-07)', async () => {
  const platform = createTestPlatform();
  await platform.runAs(null, registerProfessional, handleRegisterProfessional, professional);
  expect(await signIn(platform)).toMatchObject({ status: 403, body: { code: 'awaiting_approval' } });
  const [row] = platform.db.users.list(({ email }) => email === professional.email);
  const manager_configuration = { ...row?.manager_configuration, autorizzazioni: 'accettato' };
  platform.db.users.change(row?.public_token ?? '', { manager_configuration });
  expect(await signIn(platform)).toMatchObject({ status: 200, body: { user: { userType: 'professional' } } });
});

function signIn(platform: TestPlatform) {
  const { email, password } = professional;
  return platform.runAs(null, logIn, handleLogIn, { email, password, rememberMe: false });
}
