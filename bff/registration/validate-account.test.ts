import { expect, test } from 'vitest';
import { handleRegisterPatient } from '#bff/registration/register-patient';
import { handleValidateAccount } from '#bff/registration/validate-account';
import { runOperation } from '#bff/run-operation';
import { registerPatient, validateAccount } from '#contracts/registration/registration.api';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { userValidate } from '#contracts/registration/registration.legacy';
import { callFaults, everyFault } from '#mocks/engine/faults';
import { createTestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const account = registrationExamples.validateAccount.visitor;
const fine = { status: 200, body: {} };

test('tells the platform of the first step, in the words of the registration (REG-20, LEGACY-11)', async () => {
  const { context, sent } = observeCalls(createTestPlatform(), null);
  const asked = { ...account, email: 'LUCIA@EXAMPLE.IT', firstName: 'LUCIA' };
  expect(await runOperation(validateAccount, handleValidateAccount, context, asked)).toEqual(fine);
  const body = {
    email: 'lucia@example.it',
    password: 'Lucia-2026-qui',
    nome: 'Lucia',
    cognome: 'De santis',
    dob: '1990-04-12',
  };
  const address = { method: 'PUT', base: 'appserver', path: '/custom.php/user-validate' };
  expect(sent).toEqual([{ call: 'userValidate', ...address, body }]);
});

test.each(everyFault.filter((fault) => fault !== 'slow'))(
  'answers the same with the platform’s %s (REG-21, LEGACY-12)',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set(userValidate.name, [fault]);
    expect(await platform.runAs(null, validateAccount, handleValidateAccount, account)).toEqual(fine);
  },
);

test.each([
  { error: 'EMAIL_NOT_AVAILABLE' },
  { email_available: false },
  { error: { message: 'Lucia De Santis is known' } },
])('answers the same to a refusal: %j (REG-21, LEGACY-12)', async (answer) => {
  const platform = createTestPlatform();
  const { context } = observeCalls(platform, null, { userValidate: answer });
  expect(await runOperation(validateAccount, handleValidateAccount, context, account)).toEqual(fine);
  expect(platform.logged).toEqual([
    { level: 'warn', event: 'account_not_validated', fields: { reason: 'LegacyRefused' } },
  ]);
});

test.each(callFaults.filter((fault) => fault !== 'slow'))('a failure is in the log: %s (LEGACY-12)', async (fault) => {
  const platform = createTestPlatform();
  platform.faults.set(userValidate.name, [fault]);
  await platform.runAs(null, validateAccount, handleValidateAccount, account);
  expect(platform.logged).toContainEqual({
    level: 'warn',
    event: 'account_not_validated',
    fields: { reason: 'LegacyUnavailable' },
  });
});

test('counts with the registrations of the address, and past the limit asks nothing and says nothing (REG-21)', async () => {
  const platform = createTestPlatform();
  for (let time = 0; time < 20; time += 1) {
    await platform.runAs(null, validateAccount, handleValidateAccount, account);
  }
  const { context, sent } = observeCalls(platform, null);
  expect(await runOperation(validateAccount, handleValidateAccount, context, account)).toEqual(fine);
  expect(sent).toEqual([]);
  const patient = registrationExamples.registerPatient.visitor;
  expect(await platform.runAs(null, registerPatient, handleRegisterPatient, patient)).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts' },
  });
});

test.each([{ type: 'dottore' }, { birthDate: '1990-02-30' }, { password: 'corta' }, { email: 7 }])(
  'takes no other input: %j',
  async (changes) => {
    const { context, sent } = observeCalls(createTestPlatform(), null);
    const answer = await runOperation(validateAccount, handleValidateAccount, context, { ...account, ...changes });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(sent).toEqual([]);
  },
);
