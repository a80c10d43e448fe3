import { expect, test } from 'vitest';
import { handleCompleteBillingData } from '#bff/billing/complete-billing-data';
import { handleOwnBillingData } from '#bff/billing/own-billing-data';
import { handlePostponeBillingData } from '#bff/billing/postpone-billing-data';
import { handleCurrentSession } from '#bff/login/current-session';
import { completeBillingData, ownBillingData, postponeBillingData } from '#contracts/billing/billing.api';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { currentSession } from '#contracts/login/login.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';

const input = {
  firstName: 'Maria Vittoria',
  lastName: 'de’ Bassani',
  phone: '+39 399 000 1122',
  companyName: ' Studio Bassani ',
  taxCode: 'rnl ndr 78e22 f205w',
  vatNumber: '0123 4567 897',
  billingAddress: 'Via Larga 1, 40121 Bologna BO',
  iban: 'it60 x054 2811 1010 0000 0123 456',
  accountHolder: 'Maria Vittoria de’ Bassani',
  bankName: 'Banca Esempio',
};

const title = 'Profilo Completo';
const setUp = () => createTestPlatform({ scenario: 'personas-only' });
const complete = (platform: TestPlatform, changes: object = {}, as: PersonaName = 'bassani') =>
  platform.runAs(as, completeBillingData, handleCompleteBillingData, {
    changes: { ...input, ...changes },
    revisions: [],
  });
const postpone = (platform: TestPlatform) =>
  platform.runAs('bassani', postponeBillingData, handlePostponeBillingData, {});

function rowOf({ db }: TestPlatform, token = 'pt-bassani') {
  const row = db.users.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  return row;
}

function alertsOf(platform: TestPlatform) {
  const alerts = rowOf(platform).public_configuration['alerts'] as { title: string; message: string; seen: string }[];
  return alerts.filter((alert) => alert.title === title);
}

async function isLedThere(platform: TestPlatform) {
  const { body } = await platform.runAs('bassani', currentSession, handleCurrentSession, {});
  return (body as { signedIn: { user: { needsBillingData: boolean } } }).signedIn.user.needsBillingData;
}

test('keeps the data where the platform has them, names as typed and codes in one form (COMPL-17, LEGACY-13)', async () => {
  const platform = setUp();
  const before = rowOf(platform);
  expect(await complete(platform)).toEqual({ status: 200, body: {} });
  const after = rowOf(platform);
  expect(after.public_configuration).toEqual({
    ...before.public_configuration,
    nome: 'Maria Vittoria',
    cognome: 'de’ Bassani',
    telefono: '+39 399 000 1122',
    company: {
      ragione_sociale: 'Studio Bassani',
      codice_fiscale: 'RNLNDR78E22F205W',
      partita_iva: '01234567897',
      indirizzo_fatturazione: 'Via Larga 1, 40121 Bologna BO',
    },
    payment_detail: {
      codice_iban: 'IT60X0542811101000000123456',
      intestatario: 'Maria Vittoria de’ Bassani',
      banca: 'Banca Esempio',
    },
    alerts: after.public_configuration['alerts'],
  });
  expect(after.email).toBe(before.email);
});

test('fields of company and payment that nobody asked for travel through', async () => {
  const platform = setUp();
  const row = rowOf(platform, 'pt-rinaldi');
  const public_configuration = { ...row.public_configuration, company: { codice_sdi: 'ABC1234' }, payment_detail: [] };
  platform.db.users.put({ ...row, public_configuration });
  await complete(platform, {}, 'rinaldi');
  const { company, payment_detail: payment } = rowOf(platform, 'pt-rinaldi').public_configuration;
  expect(company).toMatchObject({ codice_sdi: 'ABC1234', partita_iva: '01234567897' });
  expect(payment).toMatchObject({ banca: 'Banca Esempio' });
});

const place = {
  id: 'luogo-bologna',
  formatted_address: 'Via Larga 1, 40121 Bologna BO',
  coordinates: [44.4949, 11.3426],
  type: 'Point',
  interno: '7',
};

/** Bassani with this stored as the billing address. */
function withBillingAddress(indirizzo_fatturazione: unknown) {
  const platform = setUp();
  const row = rowOf(platform);
  const company = { ragione_sociale: 'Studio Bassani', indirizzo_fatturazione };
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, company } as never });
  const addressNow = () =>
    (rowOf(platform).public_configuration.company as { indirizzo_fatturazione: unknown }).indirizzo_fatturazione;
  return { platform, addressNow };
}

test.each([
  { form: 'text', address: place.formatted_address },
  { form: 'a place', address: place },
  { form: 'a place of nothing but its text', address: { formatted_address: place.formatted_address } },
])('a billing address that is $form is shown, and saved unchanged stays as it is (DATA-25)', async ({ address }) => {
  const { platform, addressNow } = withBillingAddress(address);
  const { body } = await platform.runAs('bassani', ownBillingData, handleOwnBillingData, {});
  expect(body).toMatchObject({ billingAddress: place.formatted_address });
  expect(platform.logged).toEqual([]);
  expect(await complete(platform)).toMatchObject({ status: 200 });
  expect(addressNow()).toEqual(address);
});

test('a new address in the place of one stays a place, without what pointed to the old one', async () => {
  const { platform, addressNow } = withBillingAddress(place);
  expect(await complete(platform, { billingAddress: 'Via Indipendenza 8, 40121 Bologna BO' })).toMatchObject({
    status: 200,
  });
  expect(addressNow()).toEqual({ formatted_address: 'Via Indipendenza 8, 40121 Bologna BO', interno: '7' });
});

test.each([{ nothing: '' }, { nothing: null }, { nothing: [] }, { nothing: {} }])(
  'where there is no address yet, not even as $nothing, it is kept as text',
  async ({ nothing }) => {
    const { platform, addressNow } = withBillingAddress(nothing);
    const { body } = await platform.runAs('bassani', ownBillingData, handleOwnBillingData, {});
    expect(body).toMatchObject({ billingAddress: '' });
    expect(platform.logged).toEqual([]);
    await complete(platform);
    expect(addressNow()).toBe(input.billingAddress);
  },
);

test('what was kept is what the form begins with next time', async () => {
  const platform = setUp();
  await complete(platform);
  expect(await platform.runAs('bassani', ownBillingData, handleOwnBillingData, {})).toEqual({
    status: 200,
    body: {
      ...input,
      email: rowOf(platform).email,
      companyName: 'Studio Bassani',
      taxCode: 'RNLNDR78E22F205W',
      vatNumber: '01234567897',
      iban: 'IT60X0542811101000000123456',
      revisions: expect.any(Array),
    },
  });
});

test('before anything is kept the form knows names, phone and e-mail of the profile', async () => {
  const { body } = await setUp().runAs('bassani', ownBillingData, handleOwnBillingData, {});
  expect(body).toMatchObject({ firstName: 'Lidia', lastName: 'Bassani', companyName: '', iban: '', accountHolder: '' });
});

test('what the platform keeps nothing of is empty, and so is the form', async () => {
  const platform = setUp();
  const row = rowOf(platform);
  platform.db.users.put({ ...row, email: '', public_configuration: { type: 'dottore', nome: '', cognome: '' } });
  const { body } = await platform.runAs('bassani', ownBillingData, handleOwnBillingData, {});
  expect(body).toEqual({
    ...Object.fromEntries([...Object.keys(input), 'email'].map((field) => [field, ''])),
    revisions: expect.any(Array),
  });
});

test('then tells the user that the profile is not complete and must be completed to work (COMPL-18, COMPL-19)', async () => {
  const platform = setUp();
  await complete(platform);
  expect(alertsOf(platform)).toMatchObject([
    {
      title: 'Profilo Completo',
      message: 'Il tuo profilo non è ancora completo: completalo per iniziare a lavorare.',
      file: [],
    },
  ]);
});

test('tells it also when the data could not be kept, and a retry does not tell it twice (COMPL-18, AMB-26)', async () => {
  const platform = setUp();
  platform.faults.set('updateUser', ['status-500']);
  expect(await complete(platform)).toMatchObject({ status: 503 });
  platform.faults.set('updateUser', []);
  expect(await complete(platform)).toMatchObject({ status: 200 });
  expect(alertsOf(platform)).toHaveLength(1);
});

test('two presses at once, and an alert whose answer was lost, tell it once', async () => {
  const platform = setUp();
  platform.faults.set('alert', ['connection-lost-after']);
  const answers = await Promise.all([complete(platform), complete(platform)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(alertsOf(platform)).toHaveLength(1);
});

test('tells it again once the first has been seen', async () => {
  const platform = setUp();
  await complete(platform);
  const row = rowOf(platform);
  const alerts = alertsOf(platform).map((alert) => ({ ...alert, seen: '1' }));
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, alerts } });
  await complete(platform);
  expect(alertsOf(platform)).toHaveLength(2);
});

test('an alert that cannot be sent is logged and fails nothing (LEGACY-17)', async () => {
  const platform = setUp();
  platform.faults.set('alert', ['status-500']);
  expect(await complete(platform)).toEqual({ status: 200, body: {} });
  expect(rowOf(platform).public_configuration['company']).toMatchObject({ partita_iva: '01234567897' });
  expect(platform.logged).toContainEqual(expect.objectContaining({ event: 'alert_not_sent' }));
});

test.each([
  ['firstName', ' '],
  ['lastName', ''],
  ['phone', ''],
  ['companyName', ''],
  ['taxCode', 'rnl ndr7'],
  ['vatNumber', ' '],
  ['billingAddress', ''],
  ['iban', ''],
  ['accountHolder', ''],
  ['bankName', ''],
])('refuses to keep anything while %s is "%s"', async (field, value) => {
  const platform = setUp();
  expect((await complete(platform, { [field]: value })).status).toSatisfy((status) => [400, 422].includes(status));
  expect(await isLedThere(platform)).toBe(true);
});

test('refuses what would lack a field that nobody gave, and names it', async () => {
  const platform = setUp();
  const { bankName: _none, ...others } = input;
  const answer = await platform.runAs('bassani', completeBillingData, handleCompleteBillingData, {
    changes: others,
    revisions: [],
  });
  expect(answer).toMatchObject({ status: 422, body: { code: 'required_missing', details: { fields: ['bankName'] } } });
  expect(await isLedThere(platform)).toBe(true);
});

test('what the profile has by other rules, and the wizard did not touch, is not asked for again', async () => {
  const platform = setUp();
  const row = rowOf(platform);
  const odd = { ...row.public_configuration, nome: 'Li', telefono: 'chiamami' };
  platform.db.users.put({ ...row, public_configuration: odd as never });
  const { firstName: _name, phone: _phone, ...changes } = input;
  const answer = await platform.runAs('bassani', completeBillingData, handleCompleteBillingData, {
    changes,
    revisions: [],
  });
  expect(answer).toEqual({ status: 200, body: {} });
  expect(rowOf(platform).public_configuration).toMatchObject({ nome: 'Li', telefono: 'chiamami' });
});

test('what was changed elsewhere meanwhile stays where the wizard did not touch it, and is asked about where it did', async () => {
  const platform = setUp();
  const { body } = await platform.runAs('bassani', ownBillingData, handleOwnBillingData, {});
  const { revisions } = body as OperationOutput<typeof ownBillingData>;
  const row = rowOf(platform);
  const elsewhere = { ...row.public_configuration, nome: 'Lidia Maria', telefono: '+39 02 1' };
  platform.db.users.put({ ...row, public_configuration: elsewhere as never });
  const { firstName: _untouched, ...changes } = input;
  const save = (given: object) =>
    platform.runAs('bassani', completeBillingData, handleCompleteBillingData, {
      changes: given,
      revisions: revisions.filter(({ field }) => field in given),
    });
  expect(await save(changes)).toMatchObject({
    status: 409,
    body: { code: 'fields_changed', details: { fields: ['phone'] } },
  });
  const { phone: _decided, ...others } = changes;
  expect(await save(others)).toMatchObject({ status: 200 });
  expect(rowOf(platform).public_configuration).toMatchObject({ nome: 'Lidia Maria', telefono: '+39 02 1' });
});

test.each([{ taxCode: 'RNLNDR78E22F205X' }, { vatNumber: '1' }, { iban: 'IT00' }])(
  'a code of doubtful form is kept all the same: %j',
  async (changes) => {
    expect(await complete(setUp(), changes)).toMatchObject({ status: 200 });
  },
);

test('patients have none', async () => {
  expect(await complete(setUp(), {}, 'giulia')).toMatchObject({ status: 403 });
});

test('a professional is led to the data until they are kept', async () => {
  const platform = setUp();
  expect(await isLedThere(platform)).toBe(true);
  await complete(platform);
  expect(await isLedThere(platform)).toBe(false);
});

test('or until they are put off, which is remembered beside whatever else is', async () => {
  const platform = setUp();
  const row = rowOf(platform);
  const consents = { version: 1, given: [] };
  platform.db.users.put({ ...row, configuration: { ...row.configuration, ascolto: { consents } } });
  expect(await postpone(platform)).toEqual({ status: 200, body: {} });
  expect(await isLedThere(platform)).toBe(false);
  const kept = rowOf(platform).configuration['ascolto'];
  expect(kept).toEqual({ consents, billing_postponed_at: secondsFromInstant(testNow) });
});
