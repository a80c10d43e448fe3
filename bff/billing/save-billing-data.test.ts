import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownLine } from '#bff/billing/billing-data-of';
import { handleOwnBillingData } from '#bff/billing/own-billing-data';
import { handleSaveBillingData } from '#bff/billing/save-billing-data';
import { runOperation } from '#bff/run-operation';
import { longestStored, ownBillingData, saveBillingData } from '#contracts/billing/billing.api';
import { lineText } from '#contracts/kernel/line-text';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const taxCode = 'RNLNDR78E22F205W';
const setUp = () => createTestPlatform({ scenario: 'personas-only' });
/** What the platform was asked while saving. */
async function observeSaving(platform: TestPlatform, input: object) {
  const { context, sent, sentTo } = observeCalls(platform, 'rinaldi');
  const whole = { taxCode, before: { taxCode }, ...input };
  const answer = await runOperation(saveBillingData, handleSaveBillingData, context, whole);
  return { answer, sent, sentTo };
}
const save = (platform: TestPlatform, input: object, as: PersonaName | null = 'rinaldi') =>
  platform.runAs(as, saveBillingData, handleSaveBillingData, { taxCode, before: { taxCode }, ...input });

function rowOf({ db }: TestPlatform, token = 'pt-rinaldi') {
  const row = db.users.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  return row;
}

function change(platform: TestPlatform, profile: object) {
  const row = rowOf(platform);
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, ...profile } });
}

test('saves the fields given where the platform has them, and nothing else of the user changes (BILL-16)', async () => {
  const platform = setUp();
  const before = rowOf(platform);
  const input = { bankName: ' Banca Nuova ', phone: '+39 399 000 1122' };
  const earlier = { taxCode, bankName: 'Banca Esempio', phone: '+39 399 873 6119' };
  expect(await save(platform, { ...input, before: earlier })).toMatchObject({ status: 200 });
  expect(rowOf(platform)).toEqual({
    ...before,
    public_configuration: {
      ...before.public_configuration,
      telefono: '+39 399 000 1122',
      payment_detail: { ...(before.public_configuration['payment_detail'] as object), banca: 'Banca Nuova' },
    },
  });
});

test('answers the data as they are saved', async () => {
  const platform = setUp();
  const answer = await save(platform, { iban: 'it60 x054', before: { taxCode, iban: 'IT60X0542811101000000123456' } });
  expect(answer).toEqual(await platform.runAs('rinaldi', ownBillingData, handleOwnBillingData, {}));
  expect(answer).toMatchObject({ body: { iban: 'IT60X054', bankName: 'Banca Esempio' } });
});

test('the tax code alone is compulsory; what is not given stays, what is emptied is empty (BILL-17, PLAN-11)', async () => {
  const platform = setUp();
  change(platform, { company: [], payment_detail: { codice_iban: 'IT00', nota: 'x' } });
  const before = { iban: 'IT00' };
  expect(await save(platform, { before, iban: '', vatNumber: '' })).toMatchObject({ status: 200 });
  expect(rowOf(platform).public_configuration).toMatchObject({
    company: { codice_fiscale: taxCode },
    payment_detail: { codice_iban: '', nota: 'x' },
  });
});

test.each([
  [{ taxCode: 'RNLNDR7' }, 'taxCode'],
  [{ taxCode: ' r n l n d r 7 ' }, 'taxCode'],
  [{ taxCode: undefined }, 'taxCode'],
  [{ firstName: ' ' }, 'firstName'],
  [{ phone: '' }, 'phone'],
  [{ companyName: 'Studio <b>' }, 'companyName'],
  [{ iban: 'A'.repeat(35) }, 'iban'],
])('refuses %j at its field, and asks the platform for nothing (BILL-19)', async (input, field) => {
  const platform = setUp();
  const { answer, sent } = await observeSaving(platform, input);
  expect(sent).toEqual([]);
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});

test.each([
  { manager_configuration: { current_plan: { type: 'online+studio' } } },
  { email: 'altra@example.it' },
  { payment_detail: { codice_iban: 'IT00' } },
  { wallet: 100 },
  { sign_doc: [] },
])('takes no field that is not billing data: %j', async (extra) => {
  const platform = setUp();
  const before = rowOf(platform);
  expect(await save(platform, { bankName: 'Banca Nuova', ...extra })).toMatchObject({ status: 400 });
  expect(rowOf(platform)).toEqual(before);
});

test('sends no alert', async () => {
  const platform = setUp();
  const alerts = rowOf(platform).public_configuration['alerts'];
  await save(platform, { bankName: 'Banca Nuova', before: { taxCode, bankName: 'Banca Esempio' } });
  expect(rowOf(platform).public_configuration['alerts']).toEqual(alerts);
});

test('what another tab has changed meanwhile stays, when this form did not touch it', async () => {
  const platform = setUp();
  change(platform, { telefono: '+39 02 1', biografia: 'Nuova.', company: { codice_fiscale: 'BSSLDI80A41A944X' } });
  const untouched = { phone: '+39 399 873 6119', bankName: 'Banca Esempio' };
  const input = { ...untouched, bankName: 'Banca Nuova', before: { taxCode, ...untouched } };
  expect(await save(platform, input)).toMatchObject({ status: 200 });
  expect(rowOf(platform).public_configuration).toMatchObject({
    telefono: '+39 02 1',
    biografia: 'Nuova.',
    company: { codice_fiscale: 'BSSLDI80A41A944X' },
    payment_detail: { banca: 'Banca Nuova' },
  });
});

test('the same field changed from two tabs: the second is told, and nothing of it is saved', async () => {
  const platform = setUp();
  const before = { taxCode, bankName: 'Banca Esempio', accountHolder: 'Andrea Rinaldi' };
  expect(await save(platform, { bankName: 'Banca Prima', before })).toMatchObject({ status: 200 });
  const second = await save(platform, { bankName: 'Banca Seconda', accountHolder: 'A. Rinaldi', before });
  expect(second).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
  expect(rowOf(platform).public_configuration['payment_detail']).toMatchObject({
    banca: 'Banca Prima',
    intestatario: 'Andrea Rinaldi',
  });
  const again = await save(platform, { bankName: 'Banca Prima', before });
  expect(again).toMatchObject({ status: 200 });
});

test.each([
  ['status-500', 503],
  ['connection-lost-before', 503],
  ['success-without-effect', 502],
  // Written, and the answer was lost: the reading after it says so.
  ['html-page', 200],
  ['connection-lost-after', 200],
] as const)('a write answered with %s is told as what became of it, and never sent twice', async (fault, status) => {
  const platform = setUp();
  platform.faults.set('updateUser', [fault]);
  const { answer, sentTo } = await observeSaving(platform, {
    bankName: 'Banca Nuova',
    before: { taxCode, bankName: 'Banca Esempio' },
  });
  expect(answer).toMatchObject({ status });
  expect(sentTo('updateUser')).toHaveLength(1);
});

test.each([null, 'giulia'] as const)('%s has none to save', async (reader) => {
  expect(await save(setUp(), {}, reader)).toMatchObject({ status: reader ? 403 : 401 });
});

test('a stored text of any characters is shown as a line that can be sent back', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2100 }), (text) => {
      const line = shownLine(text, longestStored);
      expect(lineText(longestStored).parse(line)).toBe(line);
    }),
  );
  const platform = setUp();
  change(platform, {
    company: { indirizzo_fatturazione: 'Via Larga 1\n40121 Bologna\u0000', codice_fiscale: taxCode },
  });
  const { body } = await platform.runAs('rinaldi', ownBillingData, handleOwnBillingData, {});
  const { email: _shown, ...before } = body as Record<string, string>;
  expect(before).toMatchObject({ billingAddress: 'Via Larga 1 40121 Bologna' });
  expect(await save(platform, { before, billingAddress: 'Via Larga 2, 40121 Bologna' })).toMatchObject({ status: 200 });
});
