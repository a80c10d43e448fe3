import { expect, test } from 'vitest';
import { handleOwnPaymentData } from '#bff/payments/own-payment-data';
import { handleSaveTaxCode } from '#bff/payments/save-tax-code';
import { ownPaymentData, saveTaxCode } from '#contracts/payments/payments.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const taxCode = 'MRTGLI93C54F20RY';

function read(platform: TestPlatform, persona: PersonaName | null = 'giulia', input: unknown = {}) {
  return platform.runAs(persona, ownPaymentData, handleOwnPaymentData, input);
}

function save(platform: TestPlatform, input: unknown = { taxCode }, persona: PersonaName | null = 'giulia') {
  return platform.runAs(persona, saveTaxCode, handleSaveTaxCode, input);
}

function profileOf({ db }: TestPlatform) {
  const giulia = db.users.get('pt-giulia');
  if (!giulia) throw new Error('The seed lost Giulia.');
  return giulia;
}

test('a payment begins with the tax code kept, the birth date and the credit (APPT-64)', async () => {
  expect(await read(createTestPlatform())).toEqual({
    status: 200,
    body: { taxCode: 'MRTGLI93C54F205D', birthDate: '1993-03-14', walletCents: 1250 },
  });
});

test('where the platform knows nothing, nothing is made up', async () => {
  const platform = createTestPlatform();
  const { dob: _unknown, billing_info: _empty, ...public_configuration } = profileOf(platform).public_configuration;
  platform.db.users.change('pt-giulia', { public_configuration, manager_configuration: {} });
  expect((await read(platform)).body).toEqual({ taxCode: '', birthDate: null, walletCents: 0 });
});

test('a debt is no credit (PAY-11)', async () => {
  const platform = createTestPlatform();
  platform.db.users.change('pt-giulia', { manager_configuration: { wallet: '-12.50' } });
  expect((await read(platform)).body).toMatchObject({ walletCents: 0 });
});

test('the tax code is kept where the platform has it, and all else stays as it came (PAY-20)', async () => {
  const platform = createTestPlatform();
  const before = profileOf(platform);
  expect(await save(platform, { taxCode: ' mrt gli 93c54 f20ry ' })).toEqual({ status: 200, body: {} });
  expect(profileOf(platform)).toEqual({
    ...before,
    public_configuration: {
      ...before.public_configuration,
      billing_info: { codice_fiscale: taxCode, deduct_cost: 'true' },
    },
  });
  expect((await read(platform)).body).toMatchObject({ taxCode });
});

test('a patient without billing data gets some', async () => {
  const platform = createTestPlatform();
  const { public_configuration } = profileOf(platform);
  platform.db.users.change('pt-giulia', { public_configuration: { ...public_configuration, billing_info: [] } });
  await save(platform);
  expect(profileOf(platform).public_configuration['billing_info']).toEqual({ codice_fiscale: taxCode });
});

test.each([
  { input: { taxCode: '' }, what: 'empty', id: 'PAY-05' },
  { input: { taxCode: '   ' }, what: 'of spaces', id: 'PAY-05' },
  { input: { taxCode: 'MRTGLI9' }, what: 'of seven characters', id: 'PAY-06' },
  { input: { taxCode: 'MRT GLI 9' }, what: 'of seven characters and spaces', id: 'PAY-06' },
])('a tax code that is $what is not kept: $id', async ({ input }) => {
  const platform = createTestPlatform();
  expect(await save(platform, input)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect((await read(platform)).body).toMatchObject({ taxCode: 'MRTGLI93C54F205D' });
});

test('one of eight characters is, however odd it looks (PAY-04, PAY-06)', async () => {
  const platform = createTestPlatform();
  expect(await save(platform, { taxCode: 'ABCDEFGH' })).toMatchObject({ status: 200 });
  expect((await read(platform)).body).toMatchObject({ taxCode: 'ABCDEFGH' });
});

test('a profile changed elsewhere at the same moment is told, not taken as saved', async () => {
  const platform = createTestPlatform();
  const context = platform.contextFor('giulia');
  const call = context.legacy.call.bind(context.legacy);
  const overtaken: typeof call = async (contract, request) => {
    const answer = await call(contract, request);
    const { public_configuration } = profileOf(platform);
    const billing_info = { codice_fiscale: 'ALTROALTROALTRO1' };
    if (contract.name === 'updateUser') {
      platform.db.users.change('pt-giulia', { public_configuration: { ...public_configuration, billing_info } });
    }
    return answer;
  };
  const saving = handleSaveTaxCode({ ...context, legacy: { ...context.legacy, call: overtaken } }, { taxCode });
  await expect(saving).rejects.toMatchObject({ code: 'changed_elsewhere' });
});

test('an answer lost after the tax code was kept counts as kept; one lost before is told as unknown', async () => {
  const platform = createTestPlatform();
  platform.faults.set('updateUser', ['connection-lost-after']);
  expect(await save(platform)).toMatchObject({ status: 200 });
  platform.faults.set('updateUser', ['connection-lost-before']);
  expect(await save(platform, { taxCode: 'ABCDEFGH' })).toMatchObject({
    status: 503,
    body: { code: 'legacy_unavailable', outcomeUnknown: true },
  });
  platform.faults.set('updateUser', []);
  expect((await read(platform)).body).toMatchObject({ taxCode });
});

test('therapists and visitors have neither', async () => {
  const platform = createTestPlatform();
  expect(await read(platform, 'rinaldi')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await read(platform, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(await save(platform, { taxCode }, 'rinaldi')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await save(platform, { taxCode }, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});
