import { expect, test } from 'vitest';
import { handleOwnPatientProfile } from '#bff/patient-profile/own-patient-profile';
import { runOperation } from '#bff/run-operation';
import { ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { withOwnUser } from '#mocks/testing/with-own-user';

async function profileOf(platform: TestPlatform) {
  const { status, body } = await platform.runAs('giulia', ownPatientProfile, handleOwnPatientProfile, {});
  return { status, value: (body as { readonly value?: unknown }).value };
}

/** Giulia with these parts in the place of hers. */
function giuliaWith(published: object, parts: object = {}): TestPlatform {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const row = platform.db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  const public_configuration = { ...row.public_configuration, ...published };
  platform.db.users.put({ ...row, public_configuration, ...parts } as never);
  return platform;
}

test('returns the stored fields of the patient (PATIENT-51, PATIENT-52)', async () => {
  const { value } = await profileOf(giuliaWith({}, { registration_timestamp: 1_776_937_200 }));
  expect(value).toMatchObject({
    email: 'giulia.moretti@example.it',
    registeredAt: '2026-04-23T09:40:00.000Z',
    firstName: 'Giulia',
    lastName: 'Moretti',
    birthDate: '1993-03-14',
    gender: 'donna',
    printed: {
      birthPlace: 'Milano MI, Italia',
      residence: 'Via Carlo Farini 41, 20159 Milano MI, Italia',
      postalCode: '20159',
    },
    values: {
      phone: '+39 399 551 2098',
      address: { written: 'Via Carlo Farini 41, 20159 Milano MI, Italia' },
      taxCode: 'MRTGLI93C54F205D',
      deductCost: true,
      newsletter: false,
    },
    consents: ['terms', 'privacy', 'personalData', 'serviceFee'].map((consent) => ({
      consent,
      givenAt: expect.any(String),
      version: '1',
    })),
    newsletterChangedAt: expect.any(String),
    deductCostChangedAt: expect.any(String),
    closureRequestedAt: null,
  });
  expect(JSON.stringify(value)).not.toMatch(/secret-|wallet|umore|pt-rinaldi/);
});

test('who has hardly any data sees empty fields, and a choice nobody made is none', async () => {
  const bare = {
    ...{ telefono: null, indirizzo: [], billing_info: [], birth_address: null, current_address: '', cap: '' },
    ...{ isTerms: '', isPrivacy: '', isPersonalData: '', isServiceFee: '', isNewsLetter: '' },
  };
  const { value } = await profileOf(giuliaWith(bare, { configuration: [], registration_timestamp: '' }));
  expect(value).toMatchObject({
    registeredAt: null,
    printed: { birthPlace: '', residence: '', postalCode: '' },
    values: { phone: '', address: null, taxCode: '', deductCost: null, terms: false, newsletter: false },
    consents: [],
    newsletterChangedAt: null,
    deductCostChangedAt: null,
    closureRequestedAt: null,
  });
});

test('consents that stand without a record are told without a date, and odd records hide none', async () => {
  const consents = { given: [{ consent: 'terms', at: 'ieri' }, { consent: 'altro', at: 1_790_000_000 }, 5] };
  const ascolto = { consents, choices: 'rotte', closure_requested_at: 'mai' };
  const { contextFor } = withOwnUser(createTestPlatform(), 'giulia', { 'configuration.ascolto': ascolto });
  const answer = await runOperation(ownPatientProfile, handleOwnPatientProfile, contextFor('giulia'), {});
  const undated = ['terms', 'privacy', 'personalData', 'serviceFee'].map((consent) => ({
    consent,
    givenAt: null,
    version: null,
  }));
  expect(answer).toMatchObject({ status: 200, body: { value: { consents: undated, closureRequestedAt: null } } });
});

test('an address that was typed is shown in words, and has to be chosen again to be changed', async () => {
  const { value } = await profileOf(giuliaWith({ indirizzo: { formatted_address: 'Via Roma 3, Milano' } }));
  expect(value).toMatchObject({ values: { address: { written: 'Via Roma 3, Milano', chosen: null } } });
});
