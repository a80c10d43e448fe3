import { describe, expect, test } from 'vitest';
import { handleOwnPatientProfile } from '#bff/patient-profile/own-patient-profile';
import { handleSavePatientProfile } from '#bff/patient-profile/save-patient-profile';
import { secondsFromInstant } from '#contracts/kernel/instant';
import {
  type OwnPatientProfile,
  ownPatientProfile,
  type PatientChanges,
  savePatientProfile,
} from '#contracts/patient-profile/patient-profile.api';
import { patientProfileExamples } from '#contracts/patient-profile/patient-profile.examples';
import { patientFieldNames } from '#contracts/patient-profile/patient-profile-fields';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';

const setUp = () => createTestPlatform({ scenario: 'personas-only' });
const at = secondsFromInstant(testNow);
const { address } = patientProfileExamples.savePatientProfile.patient.changes;

async function read(platform: TestPlatform): Promise<OwnPatientProfile> {
  const { body } = await platform.runAs('giulia', ownPatientProfile, handleOwnPatientProfile, {});
  return (body as { readonly value: OwnPatientProfile }).value;
}

/** Saves on what a page had read; without it, over whatever stands. */
function save(platform: TestPlatform, changes: object, known?: OwnPatientProfile) {
  const revisions = known?.revisions.filter(({ field }) => field in changes) ?? [];
  return platform.runAs('giulia', savePatientProfile, handleSavePatientProfile, { changes, revisions });
}

function giulia({ db }: TestPlatform) {
  const row = db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  return row;
}

/** Changes what the platform has of Giulia, as if from elsewhere. */
function published(platform: TestPlatform, fields: object): void {
  const { public_configuration } = giulia(platform);
  platform.db.users.change('pt-giulia', { public_configuration: { ...public_configuration, ...fields } as never });
}

const ascolto = (platform: TestPlatform) => giulia(platform).configuration['ascolto'] as Record<string, unknown>;

/** A change of every field that a patient may change. */
const everyField: Required<PatientChanges> = {
  phone: '+39 399 000 1122',
  terms: true,
  privacy: true,
  personalData: true,
  serviceFee: true,
  newsletter: true,
  address: address as NonNullable<PatientChanges['address']>,
  taxCode: 'RSSMRA80A01H501U',
  deductCost: false,
};

const readAgain = { ...everyField, address: { chosen: address, written: address.formattedAddress } };

describe('a save', () => {
  test.each(patientFieldNames)('stores %s', async (field) => {
    const platform = setUp();
    published(platform, { isTerms: false, isPrivacy: false, isPersonalData: false, isServiceFee: false });
    expect((await read(platform)).values[field]).not.toEqual(readAgain[field]);
    expect(await save(platform, { [field]: everyField[field] })).toEqual({ status: 200, body: {} });
    expect((await read(platform)).values[field]).toEqual(readAgain[field]);
  });

  test('stores the changed fields under the platform’s names and leaves all else as it is (PATIENT-12, PATIENT-52, LEG-66, LEG-73)', async () => {
    const platform = setUp();
    published(platform, { billing_info: { codice_fiscale: 'X', deduct_cost: 'true', of_another: 'kept' } });
    const before = giulia(platform);
    const changes = { phone: '+39 399 000 1122', address, taxCode: 'MRTGLI93C54F205D', newsletter: true };
    expect(await save(platform, changes)).toEqual({ status: 200, body: {} });
    const after = giulia(platform);
    expect(after.public_configuration).toEqual({
      ...before.public_configuration,
      telefono: '+39 399 000 1122',
      isNewsLetter: true,
      indirizzo: {
        id: address.id,
        formatted_address: address.formattedAddress,
        coordinates: [address.coordinates.latitude, address.coordinates.longitude],
        type: 'Point',
      },
      billing_info: { codice_fiscale: 'MRTGLI93C54F205D', deduct_cost: 'true', of_another: 'kept' },
    });
    expect(after.manager_configuration).toEqual(before.manager_configuration);
    expect({ ...after, public_configuration: 0, configuration: 0 }).toEqual({
      ...before,
      public_configuration: 0,
      configuration: 0,
    });
  });

  test('dates each change of what can be taken back, and nothing that stays as it was (PATIENT-33, PATIENT-40)', async () => {
    const platform = setUp();
    const choices = ascolto(platform)['choices'] as object[];
    await save(platform, { newsletter: false, deductCost: true, phone: '+39 399 000 1122' });
    expect(ascolto(platform)['choices']).toEqual(choices);
    await save(platform, { newsletter: true, deductCost: false });
    expect(ascolto(platform)['choices']).toEqual([
      ...choices,
      { choice: 'newsletter', value: true, at },
      { choice: 'deduct_cost', value: false, at },
    ]);
    expect(giulia(platform).public_configuration['billing_info']).toMatchObject({ deduct_cost: false });
    const now = new Date(at * 1000).toISOString();
    expect(await read(platform)).toMatchObject({
      newsletterChangedAt: now,
      deductCostChangedAt: now,
      values: { newsletter: true, deductCost: false },
    });
  });

  test('gives the mandatory consents that were missing, each with its moment and version (PATIENT-23, PATIENT-36, PATIENT-39)', async () => {
    const platform = setUp();
    published(platform, { isTerms: '', isServiceFee: '0' });
    const { given } = ascolto(platform)['consents'] as { given: object[] };
    await save(platform, { terms: true, privacy: true, serviceFee: true, newsletter: true });
    expect(giulia(platform).public_configuration).toMatchObject({ isTerms: true, isServiceFee: true, isPrivacy: true });
    expect(ascolto(platform)).toMatchObject({
      consents: {
        given: [...given, { consent: 'terms', at, version: 1 }, { consent: 'serviceFee', at, version: 1 }],
      },
      choices: expect.arrayContaining([{ choice: 'newsletter', value: true, at }]),
    });
  });

  test('keeps the stored address as it is when it is chosen again, with what the platform keeps in it', async () => {
    const platform = setUp();
    const stored = { ...legacy(), note: 'Citofono Moretti' };
    published(platform, { indirizzo: stored });
    await save(platform, { address });
    expect(giulia(platform).public_configuration['indirizzo']).toEqual(stored);
  });
});

describe('nobody writes through it', () => {
  async function expectRejected(changes: object): Promise<void> {
    const platform = setUp();
    const before = giulia(platform);
    expect(await save(platform, changes)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(giulia(platform)).toEqual(before);
  }

  test.each([
    { firstName: 'Altra' },
    { lastName: 'Persona' },
    { birthDate: '2010-01-01' },
    { gender: 'uomo' },
    { email: 'altra@example.it' },
    { wallet: 100_000 },
    { autorizzazioni: 'accettato' },
    { type: 'dottore' },
    { diary: [] },
    { diary: 'tutto' },
    { consenso_informato: [] },
    { fav_therapist: ['pt-serafini'] },
    { patients: [{ user_pt: 'pt-marco' }] },
    { privacy: null },
    { taxCode: 'CORTO' },
    { taxCode: '' },
    { address: null },
    { address: { typed: 'Via Roma' } },
    { address: { ...patientProfileExamples.savePatientProfile.patient.changes.address, formattedAddress: '' } },
    { phone: 'non lo so' },
    { phone: '' },
    { deductCost: 'true' },
  ])(
    'rejects $0 and leaves the platform’s record unchanged (GUARD-46, PATIENT-15, PATIENT-41, PATIENT-53)',
    expectRejected,
  );

  test.each([
    { changes: { terms: false }, id: 'PATIENT-36, PATIENT-41' },
    { changes: { privacy: false }, id: 'PATIENT-37, PATIENT-41' },
    { changes: { personalData: false }, id: 'PATIENT-38, PATIENT-41' },
    { changes: { serviceFee: false }, id: 'PATIENT-39, PATIENT-41' },
  ])('rejects the withdrawal of a required consent, $changes ($id)', ({ changes }) => expectRejected(changes));

  test('a professional and a visitor have no such profile (GUARD-28)', async () => {
    const platform = setUp();
    const input = { changes: { newsletter: true }, revisions: [] };
    for (const [who, status] of [
      ['rinaldi', 403],
      [null, 401],
    ] as const) {
      expect(await platform.runAs(who, savePatientProfile, handleSavePatientProfile, input)).toMatchObject({ status });
      expect(await platform.runAs(who, ownPatientProfile, handleOwnPatientProfile, {})).toMatchObject({ status });
    }
  });
});

describe('two tabs', () => {
  test('that change different fields both last', async () => {
    const platform = setUp();
    const known = await read(platform);
    const answers = await Promise.all([
      save(platform, { phone: '+39 399 000 1122' }, known),
      save(platform, { taxCode: 'MRTGLI93C54F205X' }, known),
      save(platform, { newsletter: true }, known),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(platform)).values).toMatchObject({
      phone: '+39 399 000 1122',
      taxCode: 'MRTGLI93C54F205X',
      newsletter: true,
    });
  });

  test('that change the same field: the second is told which, and nothing of its save is stored', async () => {
    const platform = setUp();
    const known = await read(platform);
    await save(platform, { phone: '+39 399 000 1122' }, known);
    const second: PatientChanges = { phone: '+39 399 000 3344', newsletter: true };
    expect(await save(platform, second, known)).toMatchObject({
      status: 409,
      body: { code: 'fields_changed', details: { fields: ['phone'] } },
    });
    expect((await read(platform)).values).toMatchObject({ phone: '+39 399 000 1122', newsletter: false });
    expect(await save(platform, second, await read(platform))).toMatchObject({ status: 200 });
  });

  test('that save the same value, as one does whose answer was lost, are not in each other’s way', async () => {
    const platform = setUp();
    const known = await read(platform);
    platform.faults.set('updateUser', ['connection-lost-after']);
    expect(await save(platform, { deductCost: false }, known)).toMatchObject({ status: 200 });
    platform.faults.set('updateUser', []);
    expect(await save(platform, { deductCost: false }, known)).toMatchObject({ status: 200 });
    const dated = (ascolto(platform)['choices'] as { choice: string; at: number }[]).filter((one) => one.at === at);
    expect(dated).toHaveLength(1);
  });
});

function legacy() {
  const { id, formattedAddress, coordinates } = address;
  return { id, formatted_address: formattedAddress, coordinates: Object.values(coordinates), type: 'Point' };
}
